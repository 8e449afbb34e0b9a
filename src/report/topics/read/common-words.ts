/**
 * How much a common English word says, from 0 to 1, for words that say less than most.
 *
 * Learned without labels, from what each word adds to the meaning of the sentences it stands in.
 * 308,685 sentences were embedded by all-MiniLM-L6-v2 (sentence-transformers, Apache-2.0), and the
 * embeddings, less their mean, explained as the sum of one vector per stem (ridge regression,
 * penalty 2; 55% of the variance). A word's weight is its vector's length, from 0.1 (nothing) to
 * 0.4 (as much as a word does that is not listed here), rounded to a twentieth, 0.02 at least.
 * Listed is what stands in 100 sentences or more and weighs less than 0.6, as it was learned, jargon
 * of the sources included.
 *
 * The sentences: WordNet 3.1's definitions and examples (Princeton University, WordNet licence), the
 * package descriptions of Debian 12 with the manuals and help pages of 30 of its packages (free
 * licences of each), and the patterns and replies of the A.L.I.C.E. chatbot (GPL). None of their text
 * is here: what is listed is words and numbers.
 */
export const COMMON_WORDS: readonly (readonly [weight: number, words: string])[] = [
  [
    0.02,
    `
      a above according across actually after against almost along also although among an and any
      appropriate around as at based besides between but by certain considered consisting contains
      corresponding directly during either especially etc even exactly few following for from
      further given have if in intended into involved is it itself just later make may might more
      necessarily nor of on or other over particular potential provides rather regard several
      similarly simply since slightly so some specific specified such than that the their then there
      therefore those though through thus to under underlying unless unlike up upon used usually
      various very via way well whatever when which while whose wide with within
    `,
  ],
  [
    0.05,
    `
      able about additional aims allows already another because below both bring can convenient deal
      described do due easily encountered entire explicitly fully general highly however introduced
      least most need non occurs once onto own particularly present probably produce quite relevant
      respect see somewhat subsequent take them themselves this typically until variety want will
      yet your
    `,
  ],
  [
    0.1,
    `
      additionally all alternative anything applications arbitrary associated become before come
      commonly compliant current dedicated else established get handle how include individual inside
      like many mentioned mostly much near newer note now obtained offers often only otherwise out
      part performance previously primarily prior proper properly pure really rely should similar
      simple something special suitable suite supplied utility where whether without you
    `,
  ],
  [
    0.15,
    `
      added appear assume attempt available case complete comprehensive could defined designed
      desired details determine down each ease enabled enclosed enough ensure explicit exposed extra
      found full here higher implementation instead internal invoked lang left less let mainly
      mechanism necessary no not opposed ordinary org place portion possible presence purpose put
      reached receive regardless related remaining representing same serve set shown single
      sometimes standard still successfully sufficient supposed tend things too top toward treated
      try usable whenever whole
    `,
  ],
  [
    0.2,
    `
      ability achieve always aspects avoid basic beginning behind belonging beyond carefully cause
      central choose combination common consideration correctly course create dans depends different
      earlier easier easy efficient equivalent every exact existing extremely facility formerly high
      hold immediately implies indicates information integration kind large lower main maintain
      major merely modern newly normal official original our passed plain please reason required
      result right run section separate small solve system these together usage what wish work would
      write yield
    `,
  ],
  [
    0.25,
    `
      accept acquire add advanced again anyone automatically basis build builtin care characterized
      collection concepts concerned conform construct consult consume content correct couple custom
      demonstrates derived development doc entry essential eventually example extended far final
      first flexible former framework frequently go help illustrate independent infrastructure
      instance interactive issue keep know lead longer look management manipulate means native next
      northern notice operations organization oriented outside permitted platform point practice
      press previous recognized relative rest routines satisfied second show side simplified
      situation soon stuff support sure surrounding they throws toolkit traditional turn two
      unfortunately upper usr who
    `,
  ],
  [
    0.3,
    `
      access affect amount analysis automated aware away back became behave behavior capable
      community compatible composed continue creation decide declared dev distinct eastern effect
      embedded en end enhanced everything excellent exclusive execute expected explain features
      focused force form friendly gather greater guaranteed gui identifier inclusion latter level
      little low manual mark medium modify modular multi multiple must my new north off option
      partial perhaps physical piece portable pour pre pretty prevent qualified rare recent
      recommended representation retrieve say seems send someone southeastern southern start stored
      suggested technique temporarily time total true united vary version we web western
    `,
  ],
  [
    0.35,
    `
      accomplished act active adapter al approach approximately assigned author bin bottom
      characteristic classic code com complex complicated conf configuration constitution convention
      cross definition detection directive discussion distinguished distribution documentation
      enforced engine enter ever exception explorer fact familiar favor fine fit fix front gnu
      happen info initial intent interface interpreter last latest lib lightweight long matter
      member method mixed moment mutual nature older open pair par people player popular power
      precedence preferences production program project raised re realized reference reliable
      replace resembling resident response runtime setup si significant simultaneously site source
      state strong structure subset tell term tool trailing user value var variant wrapper yourself
    `,
  ],
  [
    0.4,
    `
      accurate annual apart area ask attached backward best better bit browse button call carry ce
      check circumstances click conduct consequences control covered delivered description
      discovered display early emitted environment evaluated examine experience extension external
      fail figure function good graphical great hard huge ideal improve income inner inspired
      install instructions interest kit larger led library line list literal load lot middle minimal
      neither none nothing number numeric observed ok order os outer package past permanent pl plus
      position prepared preserve process purchase quick quickly read reduce referenced reflect
      regular release resolve retain returns seek sense serious server shared software spent stand
      stems strict strip success technical technology terminal thousands tied tiny transmitted
      university unknown verify visual wonder
    `,
  ],
  [
    0.45,
    `
      absolute abstract ahead aid analyze assistant backend bearing benefit bindings box change
      class client command condition contributed convert corner cryptographic data db de default
      degree digital dimensional drive dynamic east electronic elements equal equipment err exe
      expression false fast file formal format frontend half hand his idea ignored increase
      intensity introduction len location machine match material minor mode model narrow never
      object oh old omitted op parsing period pick precision primary problem protocol public pull
      raw ready region research respond select semantics sensitive series short shrubs spec
      standalone statement stay subject submit syntax thin third type ui unchanged variation
      vertical west william yes
    `,
  ],
  [
    0.5,
    `
      adjust allocated alone alter american api architecture atlantic bare body buy capture choice
      coast commercial compare compiler component composite computer confused connection conversion
      core ctrl cultivated decrease demand department desktop double edit est european extract
      failure federal feed finished focus foundation free future goal grant guide hardware him
      historical ii import incremental invocation lack launch linear linux live loose loss maybe met
      missing mobile mod module name network optimized output override pacific pay plug pop
      possession post prefix processor promote property published question rate readable real
      recognition request reuse sample scheme scientific sell service shape smaller solution south
      space step style substitution switch target tcp temporary thanks think three trade
      transitional treatment trigger twice typesetting un understand unique valid variable view
      visible website why world years
    `,
  ],
  [
    0.55,
    `
      abnormal action advantage algorithm ancient appended argument ascii au auto bar binary blend
      block browser bus ca caller century close config confirm context contrast coordinates criteria
      decoding delivery deprecated device difficult directory discard divided drag drop editor
      effort el emulator english everyone excessive expand factor fall famous fill flavor flow
      foreground forward fresh gain global grow helper himself hit horizontal i influence inline
      input io keyword language legacy limit link local logical lost maximum media minimum mutable
      national net notation notify office optical page parameter peer persistent plaf play plugin
      principles private prompt proposed prove quality quantity range reader record rendering
      reproduce reserved resource restricted safe scenarios security self spread stage static stop
      strategy string study sub substance task text thick today track tropical trouble update usb
      viewer wait wild window worth
    `,
  ],
  [
    0.6,
    `
      address administrator bright builder calculate chain character charge clear compound credit
      day download draw edge empty equation estimate evergreen exchange experimental family fatal
      ground highest hundred insert int ip latex lay length markup move multiply online overview
      perennial phase phrase primitive principal procedure programmer remember remove review
      sequence sign speed src stable stick suppress surface symbol transport ve word worn wrapping
      zero
    `,
  ],
];
