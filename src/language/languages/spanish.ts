import type { Language } from '../language.ts';

export const spanish: Language = {
  name: 'spanish',
  functionWords:
    'el los las una unos como cómo cuando por qué que para con del donde está son mi puedo hay sin se cuántas cuál',
  smallTalk: {
    tests: 'prueba',
    said: `gracias por nada|estas ahi|hay alguien|hola a todos|no me ayuda|no me ayudas|no ayudas|
      no contesta|responde|funciono|ya funciona|ya esta|resuelto|buenas|buenos dias|buen dia|
      buenas tardes|buenas noches|que tal|como estas|como esta|que pasa|saludos|muchas gracias|
      mil gracias|genial|perfecto|vale|de acuerdo|entendido|claro|listo|bien|muy bien|adios|
      hasta luego|chao|prueba|probando|esto es una prueba|una prueba|ayuda|ayudame|necesito ayuda|
      tengo una pregunta|tengo un problema|tengo una duda|una pregunta|no funciona|no me funciona|
      sigue sin funcionar|no funciona nada|nada funciona|no sirve|no me sirve|sigue igual|
      mismo error|el mismo error|no entiendo|no lo entiendo|no se|esta mal|incorrecto|
      no es correcto|eso no es lo que pregunte|quien eres|que eres|como te llamas|
      cuantos anos tienes|que puedes hacer|eres un robot|eres un bot|eres humano|eres una persona|
      eres real|eres una ia|eres chatgpt|hablas espanol|jaja|jajaja|jajajaja|te amo|te quiero`,
    judged: `vaya|basura|terrible|malo|mala|tonto|tonta|puta|vete a la mierda|callate|
      no sirves para nada|no vale para nada`,
    judgedThings: `documentacion|respuesta|respuestas|bot|asistente|soporte|servicio|pagina|
      producto|chat|robot|cosa`,
    between: `esto|esta|este|eso|es|son|de|la|el|los|las|un|una|lo|me|mi|te|tu|su|y|en|por|favor|
      muy|mas|todo|nada|nunca|todavia|aun|sigue|para|todos|todas|tan|ya|pero|ni|con|amigo|amigos|
      senor|tiempo|hora|horas|tres|dos|he|perdido|mucho|mucha|su ayuda|tu ayuda|funciona|qué`,
  },
  requests: {
    opening: [
      '(?:por favor )?(?:cuentame|cuenta|dime|dame|escribe|escribeme|hazme|inventa)(?: me)? (?:un|una|el) (?:\\w+ )?(?:chiste|poema|cuento|historia|cancion|receta)',
      '(?:ignora|olvida) (?:(?:todas|todos|tus|las|los|el|la|tu|lo) )*(?:instrucciones|reglas|que|anteriores|lo)',
      '(?:quiero|quisiera|necesito|puedo|me gustaria)?(?: |^)?(?:hablar|hablo) con (?:un|una|alguien|algun)(?: (?:humano|persona|agente|asesor|operador|persona real|ser humano))?',
      'que tiempo hace|que hora es',
    ],
  },
  followUps: {
    goesOn: 'y pero entonces tambien',
    openings: 'y si|que tal con',
    narrows: 'con sin para',
    pointsBack: 'eso esto ello ese esa ahi alli aquel lo',
    asks: 'cuanto cuesta funciona sirve como puedo puede',
    questions: 'como|cuando|donde|por que|cual|cuanto',
    questionEnds: 'exactamente',
    askFor: 'puedes|dar|darme|dame|muestrame|poner',
    examples: 'ejemplo|ejemplos',
    exampleEnds: 'por favor',
  },
  complaints: `inutil|inutiles|pesimo|pesima|horrible|horribles|malisimo|malisima|asco|asqueroso|
    asquerosa|mierda|estupido|estupida|idiota|imbecil|ridiculo|ridicula|verguenza|vergonzoso|
    vergonzosa|odio|joder|perdida de tiempo|no sirve para nada|estoy harto|estoy harta`,
  apologies: 'lo siento',
  mentions: '\\bno (?:dicen?|explican?|describen?) (?:cómo|por qué|cuándo|dónde)[.!]?$',
  phones: 'teléfono|móvil|movil|celular|ll[aá]m[ae](?:me|nme|dme|rme|r|nos)|mi número',
  otherNumbers: 'pedido|factura',
  units: 'filas|usuarios|veces',
  personalIds: 'pasaporte|dni|nie|nif|cif|seguridad social|rut|curp|rfc|nit',
  credentials: {
    passwords: `contraseña|contrasena|contrasen\u0303a|mi clave|tu clave|su clave|la clave|clave de acceso|
      código de acceso`,
    keys: `clave api|clave de api|clave de la api|clave secreta|clave privada|llave api|
      llave de api|llave secreta|token de acceso`,
    weak: 'clave',
    verbs: 'es|era|fue|sería|son|cambiada a|cambié a|quedó en|a|por',
    links: 'para|de|del|que|en|con|al',
    logins: 'credenciales|acceso|usuario',
    and: 'y|con',
    networks: 'red|router',
    recoveryCodes: 'códigos de recuperación|códigos de respaldo|código de respaldo',
    seedPhrases: 'frase semilla|frase de recuperación|12 palabras|24 palabras',
  },
};
