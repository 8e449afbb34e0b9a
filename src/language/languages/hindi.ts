import type { Language } from '../language.ts';

/** Hindi, Urdu and Bengali. */
export const hindi: Language = {
  name: 'hindi',
  smallTalk: {
    said: `जोक सुनाओ|एक जोक सुनाओ|हो गया|कोई है|नमस्ते|नमस्कार|हैलो|हेलो|हाय|धन्यवाद|बहुत धन्यवाद|
      बहुत बहुत धन्यवाद|शुक्रिया|ठीक है|हाँ|हां|नहीं|अच्छा|मदद|मदद करो|मदद चाहिए|मेरी मदद करो|
      काम नहीं कर रहा|काम नहीं कर रहा है|काम नहीं करता|अभी भी काम नहीं कर रहा|समझ नहीं आया|
      तुम कौन हो|आप कौन हैं|क्या आप रोबोट हैं|क्या तुम रोबोट हो|आप कैसे हैं|कैसे हो|परीक्षण|टेस्ट|
      kaise ho|kya haal hai|dhanyavad|shukriya|accha|theek hai|thik hai|kaam nahi kar raha|
      kaam nahi kar raha hai|madad karo|nahi|haan|হ্যালো|ধন্যবাদ|কাজ করছে না`,
    judged: 'chutiya',
    between: `यह|ये|है|हैं|बहुत|अभी|भी|मेरा|मेरी|मुझे|आप|तुम|जी|कृपया|कुछ|yeh|ye|hai|bahut|abhi|bhi|
      mujhe|aap|tum|ji|bhai|sir`,
  },
  requests: {
    opening: ['मुझे (?:एक )?(?:चुटकुला|कहानी|कविता)|(?:एक )?चुटकुला सुनाओ|मौसम कैसा'],
  },
  complaints: 'बेकार|बकवास|घटिया|मूर्ख|वाहियात|समय की बर्बादी|bakwas|bakwaas|bekar|bekaar|ghatiya',
  phones: 'फोन|फ़ोन|मोबाइल|नंबर|फोन नंबर',
  credentials: {
    passwords: 'पासवर्ड',
    keys: 'एपीआई कुंजी|api कुंजी|टोकन',
    verbs: 'है',
    links: 'का',
  },
};
