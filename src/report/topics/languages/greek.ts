import type { Language } from './language.ts';

/** Greek. */
export const greek: Language = {
  name: 'greek',
  smallTalk: {
    said: `γεια|γεια σας|γεια σου|καλημερα|καλησπερα|ευχαριστω|ευχαριστω πολυ|ναι|οχι|βοηθεια|
      δεν δουλευει|δεν λειτουργει|τεστ`,
    judged: 'απαισιο|σκατα|αχρηστο',
    between: 'αυτο|ειναι|πολυ|το|ακομα',
  },
};
