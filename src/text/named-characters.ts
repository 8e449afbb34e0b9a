/** Names in HTML of the characters from U+00A0 to U+00FF, in their order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Names of other characters that docs use, or that addresses and keys have. */
const otherNames =
  'amp &  apos \'  gt >  lt <  quot "  trade ™  hellip …  ndash –  mdash —  lsquo ‘  rsquo ’  ldquo “  rdquo ”  bull •  larr ←  uarr ↑  rarr →  darr ↓  harr ↔  euro €  ne ≠  le ≤  ge ≥  infin ∞  check ✓  cross ✗  lbrace {  rbrace }  lcub {  rcub }  lsqb [  rsqb ]  lbrack [  rbrack ]  lpar (  rpar )  ast *  num #  vert |  verbar |  hyphen -  dash -  semi ;  Tab \t  NewLine \n  grave `  lowbar _  colon :  sol /  bsol \\  commat @  period .  comma ,  excl !  quest ?  dollar $  percnt %  plus +  equals =  Hat ^';
/** Names of characters that no reader sees. */
const invisibleNames = 'zwj zwnj NoBreak ZeroWidthSpace';

/** Characters by their names in HTML, such as `&amp;`. */
export const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...latinNames
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...otherNames.split('  ').map((pair): [string, string] => [pair.slice(0, -2), pair.slice(-1)]),
  ...invisibleNames.split(' ').map((name): [string, string] => [name, '\u200b']),
]);
