import type { Language } from '../language.ts';

export const portuguese: Language = {
  name: 'portuguese',
  functionWords:
    'os um uma do da dos das são como por quando onde para com meu posso não que é no na depois dá',
  smallTalk: {
    tests: 'teste',
    said: `funcionou|resolvido|tem alguem ai|responda|obrigado mesmo assim|nao ajudou em nada|ola|
      oi|bom dia|boa tarde|boa noite|tudo bem|como vai|e ai|obrigado|obrigada|muito obrigado|
      muito obrigada|valeu|perfeito|otimo|legal|certo|entendi|beleza|sim|nao|tchau|ate logo|teste|
      testando|isto e um teste|isso e um teste|um teste|ajuda|me ajuda|me ajude|socorro|
      preciso de ajuda|tenho uma duda|tenho uma duvida|tenho uma pergunta|tenho um problema|
      nao funciona|nao esta funcionando|ainda nao funciona|continua sem funcionar|nada funciona|
      mesmo erro|o mesmo erro|nao entendo|nao sei|errado|esta errado|nao ajudou|quem e voce|
      qual e o seu nome|qual seu nome|o que voce faz|voce e um robo|voce e humano|voce e um bot|
      voce e real|e um robo|kkk|kkkk|kkkkk|rsrs|te amo`,
    judged: 'nao serve pra nada|lixo|terrivel|burro|caralho|foda|vai se foder',
    judgedThings: `documentacao|resposta|respostas|bot|assistente|suporte|servico|site|pagina|produto|chat|robo`,
    between: `isso|isto|esse|essa|este|esta|é|de|do|da|os|as|um|uma|me|meu|minha|te|seu|sua|que|em|
      para|por favor|pf|muito|mais|tudo|todos|nada|nunca|ainda|com|voce|voces|gente|pessoal|pela|
      pelo|horas|tempo|perdi|eu|tao`,
  },
  requests: {
    opening: [
      '(?:me )?(?:conte|conta|escreva|escreve|diga|faca)(?: me| uma| um)* (?:piada|poema|historia|cancao|musica)',
      '(?:ignore|esquece|esqueca|desconsidere) (?:(?:todas|todos|tudo|suas|as|os|o que) )*(?:instrucoes|regras|que|anteriores)',
      '(?:quero|gostaria de|preciso|posso) falar com (?:um|uma|alguem|o|a)(?: (?:humano|pessoa|atendente|suporte|agente))?',
      'que horas sao|qual a previsao do tempo',
    ],
  },
  followUps: {
    goesOn: 'e mas tambem entao',
    narrows: 'com sem para',
    pointsBack: 'isso isto aquilo nisso disso ele',
    asks: 'posso custa funciona como',
    questions: 'como|quando|onde|qual|porque',
    askFor: 'um|voce|pode|poderia|me|mostrar',
    examples: 'exemplo|exemplos',
    exampleEnds: 'por favor',
  },
  complaints: `inutil|inuteis|pessimo|pessima|horrivel|horriveis|ruim|merda|porcaria|estupido|
    estupida|idiota|ridiculo|ridicula|vergonha|vergonhoso|vergonhosa|lamentavel|decepcionante|odeio|
    porra|perda de tempo|nao serve para nada|nao presta|estou farto|estou farta`,
  apologies: 'lamento|desculpe|infelizmente',
  mentions:
    'não (?:diz|dizem|explica|explicam|descreve|descrevem) (?:como|por que|quando|onde)[.!]?$',
  phones: 'telefone|telem[oó]vel|meu número|me liga|ligue|liga para|zap',
  units: 'vezes',
  personalIds: 'cpf|cnpj',
  credentials: {
    passwords: 'senha|palavra-passe|palavra passe|código de acesso',
    keys: `chave api|chave de api|chave da api|chave secreta|chave privada|chave de acesso|
      token de acesso`,
    weak: 'chave',
    verbs: 'é|era|foi|seria|são|alterada para|por',
    links: 'para|de|do|da|que|em|no|na|com',
    logins: 'credenciais|acesso|usuário|utilizador',
    and: 'e|com',
    networks: 'rede',
    recoveryCodes: 'códigos de recuperação|códigos de backup|código de recuperação',
    seedPhrases: 'frase de recuperação|frase semente|12 palavras|24 palavras',
  },
};
