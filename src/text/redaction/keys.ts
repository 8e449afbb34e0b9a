import { type Extent, matchAt, matchesIn, type Rule, ruleOf, type Span } from './rule.ts';
import { isMostlyOneCharacter, looksGenerated } from './values.ts';

/*
 * Prefixes of keys that vendors publish or that their own scanners look for. Linters also require each
 * vendor's exact length and alphabet, so they miss keys that a reader cut or a vendor made longer.
 * Here, a prefix is enough if a body follows that looks generated.
 */

/** Lists of `Vendor: prefixes`, by the source of a pattern for the rest of the key. */
const vendors: Readonly<Record<string, string>> = {
  '[\\w-]{16,255}': `
    1Password: ops_ A3-; Adobe: p8e-; Anthropic, OpenAI, DeepSeek, OpenRouter and others: sk-;
    Anyscale: esecret_; Asaas: aact_prod_ aact_hmlg_; Axiom: xaat- xapt- xaot-; Brevo: xkeysib-
    xsmtpsib-; Browserbase: bb_live_; Buildkite: bkua_ bkat_ bkct_; Cfx.re: cfxk_; CircleCI: CCIPAT_
    CCIPRJ_; Clerk: sk_live_ sk_test_; Clojars: CLOJARS_; Cloudflare: cfut_ cfat_ cfk_ cfoat_ v1.0-;
    CockroachDB: CCDB1_; Contentful: CFPAT-; dbt Cloud: dbtc_ dbtu_; Defined Networking: dnkey-;
    Depot: depot_org_ depot_project_ depot_user_; DevCycle: dvc_server_ dvc_client_ dvc_mobile_;
    Docker: SWMTKN-1- SWMKEY-1- dckr_pat_ dckr_oat_; Duffel: duffel_test_ duffel_live_; Expo: EXPO_;
    Figma: figd_ figu_ figo_ figor_ figp_; Flexport: shltm_; Frame.io: fio-u-; GitHub: ghp_ gho_
    ghu_ ghs_ ghr_ github_pat_; GitLab: glpat- glrtr- glscim-; Google: GOCSPX- 1//0; Groq: gsk_;
    Helicone: sk-helicone-; Heroku: HRKU-; HubSpot: pat-na1- pat-eu1- pat-ap1- pat-na2-; Jina:
    jina_; Langfuse: sk-lf- pk-lf-; LangSmith: lsv2_pt_ lsv2_sk_ ls__; Liveblocks, Courier: sk_prod_
    sk_dev_ pk_prod_ pk_test_; Mercado Pago: APP_USR-; Mercury: mercury_production_ mercury_sandbox_
    secret-token:; Mergify: mergify_application_key_; Mintlify: mint_ mint_dsc_; MongoDB Atlas:
    mdb_sa_sk_; New Relic: NRAK- NRJS- NRII- NRIQ- NRRA- NRAA-; NVIDIA: nvapi-; Paddle:
    pdl_live_apikey_ pdl_sdbx_apikey_; Persona: persona_production_ persona_sandbox_; Pinecone:
    pcsk_; Pinterest: pina_; Polar: polar_oat_ polar_pat_ polar_at_ polar_rt_ polar_whs_; PostHog:
    phx_ phs_; Postman: PMAK- PMAT-; Proof: prf_; PyPI: pypi-; ReadMe: rdme_; Resend: re_; RubyGems:
    rubygems_; SaladCloud: salad_cloud_; Scalingo: tk-us-; ScrapeGraph: sgai-; Shippo: shippo_live_
    shippo_test_; Shopify: shpat_ shpca_ shppa_ shpss_ shptka_ shpua_; Slack: xoxb- xoxp- xoxa-
    xoxr- xoxo- xoxs- xoxe- xoxd- xoxc- xoxe.xoxb- xoxe.xoxp- xapp-; Socket: sktsec_; Sourcegraph:
    sgp_ slk_ sgd_; Square: sq0atp- sq0csp- sq0idp- EAAA; Supabase: sbp_ sb_secret_; Tailscale:
    tskey-auth- tskey-api- tskey-client- tskey-; Tavily: tvly-dev- tvly-prod- tvly-; Thunderstore:
    tss_; Together: tgp_v1_; Val Town: vtwn_; Vercel: vcp_ vci_ vca_ vcr_ vck_; Weights & Biases:
    wandb_v1_; WorkOS: sk_a2V5; xAI: xai-; Zuplo, Unkey: zpka_ unkey_`,
  '[A-Za-z0-9]{16,255}': `
    Aikido: AIK_CI_ AIK_SECRET_ AIK_CLIENT_; Alibaba Cloud: LTAI STS.; Algolia, Mailgun and others:
    key-; Apify: apify_api_; Cerebras: csk-; Chroma: ck-; Composio, Modal: ak- ak_ as-; Deno Deploy:
    ddo_ ddw_; Facebook: EAAC EAAG EAAB EAAD EAAM; Fireworks: fw_; Fleetbase: flb_live_ flb_test_;
    Flutterwave: FLWSECK_TEST- FLWSECK-; Frigade: api_private_ api_public_; GitBook: gb_api_;
    Hugging Face: hf_ api_org_; Infracost: ico-; Ionic: ion_; Lichess: lip_ lio_; Linear: lin_api_
    lin_oauth_; LlamaIndex: llx-; Mem0: m0-; Neon: napi_; Netlify: nfp_ nfc_ nfo_ nfu_; Nomic: nk-;
    Notion: ntn_ secret_; npm: npm_; Pagar.me: ak_live_ ak_test_; Perplexity: pplx-; pganalyze:
    pgar_; Prefect: pnu_ pnb_; Ramp: ramp_sec_; Razorpay: rzp_live_ rzp_test_; Redpanda, Render:
    rnd_; Replicate: r8_; RunPod, redirect.pizza: rpa_; Samsara: samsara_api_; Scaleway: SCW;
    SettleMint: sm_aat_ sm_pat_ sm_sat_; SonarCloud: sqco_; SonarQube: sqp_ sqa_ squ_; Tally: tly-;
    Trigger.dev: tr_dev_ tr_prod_ tr_pat_ tr_stg_; Ubidots: BBFF- BBUS-; Xata: xau_`,
  '[A-Za-z0-9]{24,255}': `
    Adafruit: aio_; Artifactory: AKCp cmVmd; AWS AppSync: da2-; crates.io: cio; Devin: cog_;
    EasyPost: EZAK EZTK; Exoscale: EXO; Honeycomb: hcaik_ hcamk_ hcbik_ hcxik_ hcalk_; MailerSend:
    mlsn.; n8n, Dify: n8n_api_ app- dataset-; Nightfall: NF-; NuGet: oy2; Octopus Deploy: API-;
    OneSignal: os_v2_app_ os_v2_org_; Spectral: spu- spt-; Statsig: secret- console-; Svix: testsk_
    sk_; UpCloud: ucat_`,
  '[\\w=-]{2,255}(?:\\.[\\w=-]{2,255}){0,4}': `
    Doppler: dp.pt. dp.st. dp.ct. dp.sa. dp.said. dp.scim. dp.audit.; Dynatrace: dt0c01. dt0s01. dt0s02.
    dt0s16.; GitLab: glpat- glptt- gldt- glrt- glcbt- glft- glsoat- glagent- gloas- glimt- glffct-
    glwt- GR1348941; Google: ya29.; PlanetScale: pscale_tkn_ pscale_oauth_ pscale_pw_; SendGrid:
    SG.; Snyk: snyk_uat.`,
  '[0-9a-fA-F]{30,128}': `
    Cal.com: cal_live_ cal_test_ cal_; Cursor: key_ crsr_; Databricks: dapi dkea dose; Datadog: ddp_
    ddapp_ ddapi_ pub; Daytona: dtn_; E2B: e2b_ sk_e2b_; ElevenLabs, Pinecone, Statuspage and
    others: sk_; hCaptcha: ES_; Hex: hexpm_; Inngest: signkey-prod- signkey-test- signkey-branch-;
    Intra42: s-s4t2ud- s-s4t2af-; Lob: live_pub_ test_pub_; Pulumi: pul-; Rootly: rootly_; Trello:
    ATTA; TruffleHog: thog-secret-`,
  '[\\w+/=-]{20,255}': `
    Atlassian: ATATT ATCTT ATBB ATSTT BBDC-; AWS Bedrock: ABSK bedrock-api-key-; Devin: apk_user_
    apk_; Elastic: essu_; Fly.io: fo1_ fm1r_ fm1a_ fm2_; Grafana: glc_ glsa_; LinkedIn: WPL_AP1.;
    Sentry: sntrys_ sntryu_ sntrya_; Stytch: secret-test- secret-live-; Terraform Cloud: atlasv1.`,
  '[\\w-]{24,255}': `
    Brave: BSA; Google: AIza AQ.Ab8; Lambda: secret_; Vault: hvs. hvb. hvr. s. b.`,
  '[\\w+/=-]{10,255}': `
    Stripe: sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ pk_live_ whsec_`,
  '[\\w.=-]{32,255}': `
    Dropbox: sl.; OpenShift: sha256~; Typeform: tfp_; Voyage: pa-; Yandex: AQVN t1.`,
  '[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc[_-][\\w-]{10,32}\\.[\\w+/=-]{30,120}': `
    Authress: sc_ ext_ scauth_ authress_`,
  '[\\w=-]{40}': 'GoCardless: live_ sandbox_',
  '\\d{10,20}[:/][0-9a-zA-Z:]{20,80}': 'Asana: 1/',
  '[\\w=-]{44}': 'Beamer: b_',
  '[A-Za-z0-9]{38}': 'ClickHouse: 4b1d',
  '[0-9a-f]{8,32}\\.[0-9a-f]{16,64}(?:\\.[0-9a-f]{16,64})?': 'Infisical: st.',
  '\\d{8,20}\\|[\\w-]{16,64}': 'Meta Llama: LLM|',
};

/** Like `vendors`, but so specific that the rest of the key doesn't need to look generated. */
const sureVendors: Readonly<Record<string, string>> = {
  '[A-Z0-9]{12,17}': 'AWS: AKIA ASIA ABIA ACCA A3T AROA AIDA',
  '[0-9a-f]{8}-[0-9a-f-]{20,32}': `
    LaunchDarkly: api- sdk-; Plaid: access-sandbox- access-production- access-development-;
    WakaTime: waka_`,
  '[0-9a-f]{20,128}': 'Bannerbear: bb_pr_ bb_ma_; DigitalOcean: dop_v1_ doo_v1_ dor_v1_',
  '[\\w/]{16,128}': `
    Slack: hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/`,
  '\\d{6,24}/[\\w-]{16,128}': `
    Discord: discord.com/api/webhooks/ discordapp.com/api/webhooks/`,
  '[0-9a-f]{32}': 'Firecrawl: fc-; Twilio: SK',
  '[\\w-]{22}\\.[0-9a-zA-Z]{24}\\.[0-9a-zA-Z]{20}': 'Harness: pat. sat.',
  'eyJ[\\w-]{16,255}\\.[\\w-]{16,64}': 'Mapbox: sk.; Tinybird: p.',
  '[A-Z0-9]{20,80}': 'age: AGE-SECRET-KEY-1',
  '[A-Za-z0-9]{14}\\.[0-9a-f]{32,64}': 'Airtable: pat',
  '\\d{5,12}_[A-Z0-9]{32}': 'ClickUp: pk_',
  '\\d{8,20}:[\\w-]{16,64}': 'Cloudinary: cloudinary://',
  '[0-9a-f]{30}[A-Za-z0-9]{6}': 'Cloudsmith: csa_',
  '(?:[A-Za-z0-9]{6}_)?[0-9a-f]{34}': 'Klaviyo: pk_',
  '[A-Za-z0-9]{16,32}_secret_[A-Za-z0-9]{16,32}': 'Stripe: pi_',
  '[\\w@/-]{36,255}': 'Teams: webhook.office.com/webhookb2/',
  '(?<=\\d{8,10}:AA)[\\w-]{30,40}': 'Telegram: AA',
  '[0-9A-F]{31}(?:_\\w{16,40})?': 'Telnyx: KEY0',
  '(?:(?:DM|WS)\\.)?[0-9a-fA-F]{24}\\.[A-Za-z0-9]{16}': 'Voiceflow: VF.',
  '\\d{4,12}/\\w{5,16}': 'Zapier: hooks.zapier.com/hooks/catch/',
};

/** @param sure whether the rest of the key doesn't need to look generated */
const formsOf = (table: Readonly<Record<string, string>>, sure: boolean) =>
  Object.entries(table).flatMap(([source, list]) => {
    const body = new RegExp(source, 'y');
    return list.split(';').flatMap((vendor) => {
      const prefixes = vendor
        .replace(/^[^:]*:\s/, '')
        .trim()
        .split(/\s+/);
      return prefixes.map((prefix) => ({ prefix, body, sure }));
    });
  });

export const keyForms = [...formsOf(vendors, false), ...formsOf(sureVendors, true)];
const formsByPrefix = Map.groupBy(keyForms, ({ prefix }) => prefix);

/** The end of the key that begins with a prefix; -1 if there is no key. */
function keyEnd(text: string, prefix: Extent): number {
  for (const { body, sure } of formsByPrefix.get(text.slice(prefix.start, prefix.end)) ?? []) {
    const match = matchAt(body, text, prefix.end)?.[0];
    if (match === undefined) continue;
    const end = prefix.end + match.length;
    // No key consists of lower-case letters only.
    if (sure || (isKeyBody(match) && /[0-9A-Z]/.test(text.slice(prefix.start, end)))) return end;
  }
  return -1;
}

function isKeyBody(body: string): boolean {
  return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !isMostlyOneCharacter(body);
}

/** The name of a hash algorithm or similar before a digest, which isn't a secret. */
const digest =
  /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
const unknownName =
  /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_.][A-Za-z0-9]{1,12}){0,4}[-_.]$/;
/** Whether a text is too random for an id or digest: with both cases and digits, or not hexadecimal. */
function isRandom(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  if (digits < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
  const mixed = /[a-z][^a-z]*[a-z]/.test(piece) && /[A-Z][^A-Z]*[A-Z]/.test(piece);
  return mixed || (piece.length >= 40 && /(?:[g-z][^g-z]*){2}[g-z]/i.test(piece));
}

/** Finds keys of unlisted vendors: a prefix, and a text after it that is too random for anything else. */
function unknownKeys(text: string, known: readonly Span[]): Span[] {
  let next = 0;
  return matchesIn(text, /(?<=[-_.])[A-Za-z0-9]{32,}/g).flatMap(
    ({ index: start, 0: piece }): Span[] => {
      const end = start + piece.length;
      while ((known[next]?.end ?? text.length) <= start) next++;
      const isKnown = end > (known[next]?.start ?? text.length);
      const name = unknownName.exec(text.slice(Math.max(0, start - 72), start))?.[0];
      if (isKnown || name === undefined || digest.test(name) || !isRandom(piece)) return [];
      return [{ kind: 'secret', start: start - name.length, end }];
    },
  );
}

/** Finds keys of listed vendors by their prefixes, and keys of unlisted vendors, which have no anchors. */
export const vendorKeyRule: Rule = {
  anchors: keyForms.map(({ prefix }) => prefix.toLowerCase()),
  atStarts: true,
  find(text, places) {
    const known: Span[] = [];
    let from = 0;
    // The longest prefix first, as `sk-lf-` also begins with `sk-`.
    for (const prefix of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      const end = prefix.start < from ? -1 : keyEnd(text, prefix);
      if (end < 0) continue;
      known.push({ kind: 'secret', start: prefix.start, end });
      from = end;
    }
    return [...known, ...unknownKeys(text, known)];
  },
};

const markedKey = new RegExp(
  [
    // Azure: client secrets of apps, and identifiable keys (CASK).
    String.raw`(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,34}`,
    String.raw`[A-Za-z0-9+/_-]{40,60}(?:JQQJ99|\+ASt|\+ACR|\+AMC|\+ABa|ACDb|AzSe|AzFu|AzCa|ACOG|AIoT|AZEG|APIM)[A-Za-z0-9+/=_-]{4,40}`,
    // Mailchimp and MaxMind.
    String.raw`(?<![\da-f])[\da-f]{32}-us\d{1,2}(?!\w)`,
    '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk',
    // New Relic.
    String.raw`[\da-z]{32,36}FFFFNRAL`,
  ].join('|'),
  'g',
);

const marks =
  'q~ jqqj99 +ast +acr +amc +aba acdb azse azfu azca acog aiot azeg apim -us _mmk ffffnral';

/** Finds keys with a vendor's mark in the middle or at the end. */
const markedKeys: Rule = {
  anchors: marks.split(' '),
  find: (text) =>
    Array.from(text.matchAll(markedKey), ({ index: start, 0: key }) => ({
      kind: 'secret',
      start,
      end: start + key.length,
    })),
};

const keyRest = String.raw`(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----`;
/** The lines of a private key whose `END` line is missing. */
const cutRest = String.raw`(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}`;

/** Finds private keys in PEM or PGP format, whole or cut, but not certificates and public keys. */
const privateKeys = ruleOf({
  anchors: ['-----begin'],
  pattern: new RegExp(
    `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${keyRest}|${cutRest})`,
    'y',
  ),
  secretOf: ([block]) => block,
});

/** Finds JSON Web Tokens, signed or encrypted, even if the signature is missing. */
const webTokens = ruleOf({
  anchors: ['eyj'],
  pattern: /(?<![\w-])eyJ[\w-]{5,8192}(?:\.[\w-]{2,8192}){1,4}\.?/y,
  secretOf: ([token]) => (token.length < 24 ? undefined : token),
});

/** Markdown inside a word: both `` `ghp_`**0123** `` and `ghp\_0123` are shown as one key. */
const markedWord = /[`*\\](?<=[\w-][`*\\])[`*\\]{0,5}[\w-]/;

/**
 * Calls `find` with a text without the Markdown inside its words; empty if the text has no such Markdown.
 *
 * @returns the spans found, converted to positions in the original text
 */
export function findInMarkdown(text: string, find: (plain: string) => Span[]): Span[] {
  if (!markedWord.test(text)) return [];
  const plain = text.replace(/[`*\\]+/g, '');
  // The position in `text` of each character of `plain`.
  const places = new Uint32Array(plain.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === plain[length]) places[length++] = at;
  }
  return find(plain).map(({ kind, start, end }) => ({
    kind,
    start: places[start] ?? 0,
    end: (places[end - 1] ?? 0) + 1,
  }));
}

export const keyRules = [markedKeys, privateKeys, webTokens];
