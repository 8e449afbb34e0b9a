import type { Language } from '../language.ts';

export const french: Language = {
  name: 'french',
  functionWords:
    'le les des du une est sont comment pourquoi quand pour avec dans mon ma nos peut peut-on je où quel quelle sur qui au aux puis',
  smallTalk: {
    tests: 'essai',
    said: `merci quand meme|ca marche|ca a marche|cest bon|resolu|il y a quelquun|bonjour a tous|
      reponds|reponds moi|tu ne comprends pas|tu ne comprends rien|tu comprends rien|bonjour|
      bonsoir|salut|coucou|bonne journee|bonne soiree|bonne nuit|ca va|comment ca va|
      comment allez vous|comment vas tu|allo|merci beaucoup|mille mercis|parfait|genial|daccord|
      compris|tres bien|bien|non|au revoir|a bientot|a plus|adieu|essai|ceci est un test|un test|
      aide|aidez moi|aide moi|a laide|jai besoin daide|besoin daide|jai une question|
      jai un probleme|une question|ca marche pas|ca ne marche pas|marche pas|ne marche pas|
      ca ne marche toujours pas|toujours pas|ne fonctionne pas|ca ne fonctionne pas|
      ca fonctionne pas|ne fonctionne toujours pas|rien ne marche|rien ne fonctionne|meme erreur|
      la meme erreur|meme probleme|je ne comprends pas|je comprends pas|je ne sais pas|jsp|
      cest faux|faux|mauvaise reponse|ce nest pas ma question|ce nest pas ce que jai demande|
      qui es tu|qui etes vous|tu es qui|comment tu tappelles|quel age as tu|que peux tu faire|
      es tu un robot|es tu un bot|etes vous un robot|etes vous un humain|es tu humain|
      tu es un robot|tu es humain|es tu reel|mdr|ptdr|je taime|hein|quoi`,
    judged: `nul|nulle|inutile|horrible|terrible|catastrophique|mauvais|mauvaise|idiot|idiote|con|
      connard|salope|ta gueule|va te faire foutre|ferme la|ca craint|honte`,
    judgedThings: `documentation|doc|docs|reponse|reponses|bot|assistant|support|service|site|page|
      produit|chat|robot`,
    between: `ce|cest|cette|ca|est|sont|de|du|des|la|le|les|un|une|me|ma|mon|mes|te|ta|ton|tes|
      votre|vos|je|j|tu|vous|il|elle|on|qui|que|et|ou|en|pour|s il|sil|sil vous plait|
      s il vous plait|stp|svp|tres|trop|plus|tout|tous|toutes|rien|jamais|toujours|encore|vraiment|
      pas|ne|votre aide|ton aide|avec|ai|perdu|heures|heure|temps|c|l|monde|madame|monsieur`,
  },
  requests: {
    opening: [
      '(?:raconte|raconte moi|racontez moi|ecris|ecris moi|ecrivez|dis moi|fais moi|invente)(?: une?| moi une?)? (?:\\w+ )?(?:blague|poeme|histoire|chanson|conte)',
      '(?:ignore|oublie|oubliez|ignorez) (?:(?:toutes|tous|les|tes|vos|tout|l ensemble des) )*(?:instructions|consignes|regles|ce que)',
      '(?:je )?(?:veux|voudrais|souhaite|peux|puis je|j aimerais|jaimerais)(?: bien)? parler (?:a|avec) (?:un|une|quelqu|quelquun)(?: (?:humain|conseiller|agent|personne|vrai|vraie|etre))?',
      'quel temps fait il|quelle heure est il',
    ],
  },
  followUps: {
    goesOn: 'et mais donc alors aussi pareil idem',
    openings: 'et si|qu en est il|quen est il',
    narrows: 'avec sans pour',
    pointsBack: 'ca cela ceci celui celle ceux celles',
    asks: 'est ce que marche fonctionne coute',
    questions: 'comment|pourquoi|quand|ou|combien|lequel',
    questionEnds: 'exactement',
    askFor: 'un|une|peux|tu|pouvez|vous|donner|me|donne|moi|montrer',
    examples: 'exemple|exemples',
    exampleEnds: 'svp',
  },
  complaints: `inutilisable|nulle a chier|merdique|merde|pourri|pourrie|minable|lamentable|honteux|
    honteuse|ridicule|insupportable|deteste|detestable|stupide|debile|putain|connerie|conneries|
    enervant|decevant|decevante|perte de temps|ne sert a rien|marre de|jen ai marre`,
  apologies: 'désolé|malheureusement',
  mentions:
    '\\b(?:dit|disent|explique|expliquent|décrit|décrivent) pas (?:comment|pourquoi|quand|où)[.!]?$',
  phones: `téléphone|portable|fixe|appel(?:le[zr]?|er|ez)(?:[- ]moi)?|rappele[rz]|joindre|joignable|
    contacte[rz](?:[- ]moi)?|mon numéro|numéro de tél`,
  otherNumbers: 'commande|facture',
  units: 'lignes|utilisateurs|requêtes|fois',
  personalIds: 'passeport|sécurité sociale|nir|numéro fiscal|avs|nrn|insee',
  credentials: {
    passwords: `mot de passe|mdp|code secret|code d'accès|code d’accès`,
    keys: `clé d'api|clé d’api|clé api|cle d'api|cle api|clef api|clef d'api|clé de l'api|
      clé de l’api|clé d'accès|clé d’accès|clé secrète|clé privée|cle secrète|cle privée|jeton|
      jeton d'accès|jeton d’accès|jeton d'api|jeton d’api|cle secrete`,
    weak: 'clé|cle|clef',
    verbs: `c'est|c’est|est|était|serait|changé en|sont|en|par`,
    links: 'pour|de|du|des|que|qui|sur|chez|à',
    logins: 'identifiants|connexion|utilisateur',
    and: 'et|avec',
    networks: 'réseau|box',
    recoveryCodes: 'codes de récupération|codes de secours|code de secours',
    seedPhrases: 'phrase de récupération|12 mots|24 mots',
  },
};
