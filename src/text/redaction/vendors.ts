/** A published form of key: what it starts with, and what follows as a pattern's source. */
export interface KeyForm {
  vendor: string;
  /** Literal: found by its first two characters, at the start of a word or of a part of it. */
  prefix: string;
  /** Bounded, so that a try costs the same wherever it is made. */
  body: string;
  /** The form alone is enough: the body need not look generated. */
  sure?: true;
}

const word = String.raw`[\w-]{16,255}`;
const dotted = String.raw`[\w-]{6,128}(?:\.[\w-]{6,128}){0,4}`;
const base64 = String.raw`[\w+/=-]{20,255}`;
const letters = '[A-Za-z0-9]{16,255}';
const hexadecimal = '[0-9a-fA-F]{32,128}';

function forms(vendor: string, prefixes: string, body: string, sure?: true): KeyForm[] {
  return prefixes.split(' ').map((prefix) => ({ vendor, prefix, body, ...(sure ? { sure } : {}) }));
}

/**
 * The forms of keys that vendors publish, or let their own scanners look for.
 *
 * The list is ours because those of linters serve another end. They look through repositories, file
 * by file, and want each vendor's exact length and alphabet: a key that a reader cut, or whose
 * length the vendor changed, gets through. Here a prefix and a body that no person would write are
 * enough. And the one that was bundled before (secretlint) took a quarter of a megabyte, and time and
 * memory with every ordinary word that begins like a key.
 */
export const keyForms: readonly KeyForm[] = [
  ...forms('1Password', 'ops_ A3-', word),
  ...forms('Adobe', 'p8e-', word),
  ...forms('age', 'AGE-SECRET-KEY-1', '[A-Z0-9]{20,80}', true),
  ...forms('Airtable', 'pat', String.raw`[A-Za-z0-9]{14}\.[0-9a-f]{32,64}`, true),
  ...forms('Algolia, Mailgun and others', 'key-', letters),
  ...forms('Alibaba Cloud', 'LTAI', '[A-Za-z0-9]{12,26}'),
  ...forms('Anthropic, OpenAI, DeepSeek, OpenRouter and others', 'sk-', word),
  ...forms('Anyscale', 'esecret_', word),
  ...forms('Artifactory', 'AKCp cmVmd', '[A-Za-z0-9]{32,80}'),
  ...forms('Asana', '1/', String.raw`\d{10,20}[:/][0-9a-zA-Z:]{20,80}`),
  ...forms('Atlassian', 'ATATT ATCTT ATBB ATSTT', base64),
  ...forms(
    'Authress',
    'sc_ ext_ scauth_ authress_',
    String.raw`[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][\w-]{10,32}\.[\w+/=-]{30,120}`,
  ),
  ...forms('AWS', 'AKIA ASIA ABIA ACCA A3T AROA AIDA', '[A-Z0-9]{12,17}', true),
  ...forms('AWS Bedrock', 'ABSK bedrock-api-key-', base64),
  ...forms('Beamer', 'b_', String.raw`[\w=-]{44}`),
  ...forms('Brevo', 'xkeysib- xsmtpsib-', word),
  ...forms('Buildkite', 'bkua_ bkat_ bkct_', word),
  ...forms('CircleCI', 'CCIPAT_ CCIPRJ_', word),
  ...forms('Clerk', 'sk_live_ sk_test_', word),
  ...forms('ClickHouse', '4b1d', '[A-Za-z0-9]{38}'),
  ...forms('Clojars', 'CLOJARS_', word),
  ...forms('Cloudflare', 'cfut_ cfat_ cfk_ cfoat_ v1.0-', word),
  ...forms('Cloudinary', 'cloudinary://', String.raw`\d{8,20}:[\w-]{16,64}`, true),
  ...forms('Contentful', 'CFPAT-', word),
  ...forms('crates.io', 'cio', '[A-Za-z0-9]{32}'),
  ...forms('Databricks', 'dapi dkea dose', '[0-9a-f]{32}'),
  ...forms('Datadog', 'ddp_ ddapp_ ddapi_ pub', '[0-9a-f]{32,64}'),
  ...forms('Defined Networking', 'dnkey-', word),
  ...forms('DigitalOcean', 'dop_v1_ doo_v1_ dor_v1_', '[0-9a-f]{20,64}', true),
  ...forms(
    'Discord',
    'discord.com/api/webhooks/ discordapp.com/api/webhooks/',
    String.raw`\d{6,24}/[\w-]{16,128}`,
    true,
  ),
  ...forms('Docker', 'dckr_pat_ dckr_oat_', word),
  ...forms('Doppler', 'dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.', dotted),
  ...forms('Dropbox', 'sl.', String.raw`[\w-]{40,255}`),
  ...forms('Duffel', 'duffel_test_ duffel_live_', word),
  ...forms(
    'Dynatrace',
    'dt0c01. dt0s01. dt0s02. dt0s16.',
    String.raw`[A-Z0-9]{8,24}(?:\.[A-Z0-9]{16,64})?`,
  ),
  ...forms('EasyPost', 'EZAK EZTK', '[A-Za-z0-9]{40,64}'),
  ...forms('ElevenLabs, Pinecone, Statuspage and others', 'sk_', '[0-9a-f]{32,64}'),
  ...forms('Expo', 'EXPO_', word),
  ...forms('Facebook', 'EAAC EAAG EAAB EAAD EAAM', '[A-Za-z0-9]{20,255}'),
  ...forms('Figma', 'figd_ figu_ figo_ figor_', word),
  ...forms('Flutterwave', 'FLWSECK_TEST- FLWSECK-', '[0-9a-zA-Z]{12,64}(?:-X)?'),
  ...forms('Fly.io', 'fo1_ fm1r_ fm1a_ fm2_', base64),
  ...forms('Frame.io', 'fio-u-', word),
  ...forms('GitHub', 'ghp_ gho_ ghu_ ghs_ ghr_ github_pat_', word),
  ...forms(
    'GitLab',
    'glpat- glptt- gldt- glrt- glcbt- glft- glsoat- glagent- gloas- glimt- glffct- glwt- GR1348941',
    String.raw`[\w-]{16,255}(?:\.[\w-]{2,16}){0,2}`,
  ),
  ...forms('GoCardless', 'live_ sandbox_', String.raw`[\w=-]{40}`),
  ...forms('Google', 'AIza', String.raw`[\w-]{30,40}`),
  ...forms('Google', 'GOCSPX-', String.raw`[\w-]{16,64}`),
  ...forms('Google', 'ya29.', String.raw`[\w.-]{16,255}`),
  ...forms('Google', '1//0', String.raw`[\w-]{16,128}`),
  ...forms('Grafana', 'glc_ glsa_', base64),
  ...forms('Groq', 'gsk_', word),
  ...forms('Harness', 'pat. sat.', String.raw`[\w-]{22}\.[0-9a-zA-Z]{24}\.[0-9a-zA-Z]{20}`, true),
  ...forms('Heroku', 'HRKU-', word),
  ...forms('HubSpot', 'pat-na1- pat-eu1- pat-ap1- pat-na2-', word),
  ...forms('Hugging Face', 'hf_ api_org_', letters),
  ...forms('Infracost', 'ico-', letters),
  ...forms('Infisical', 'st.', String.raw`[0-9a-f]{8,32}\.[0-9a-f]{16,64}(?:\.[0-9a-f]{16,64})?`),
  ...forms('Intra42', 's-s4t2ud- s-s4t2af-', hexadecimal),
  ...forms('LangSmith', 'lsv2_pt_ lsv2_sk_ ls__', word),
  ...forms('Langfuse', 'sk-lf- pk-lf-', word),
  ...forms(
    'LaunchDarkly',
    'api- sdk-',
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    true,
  ),
  ...forms('Linear', 'lin_api_ lin_oauth_', letters),
  ...forms('LinkedIn', 'WPL_AP1.', String.raw`[\w.+/=-]{16,64}`),
  ...forms('Lob', 'live_pub_ test_pub_', '[0-9a-f]{31}'),
  ...forms('Mapbox', 'sk.', String.raw`eyJ[\w-]{16,255}\.[\w-]{16,64}`, true),
  ...forms('Mercado Pago', 'APP_USR-', word),
  ...forms('Mintlify', 'mint_ mint_dsc_', word),
  ...forms('Meta Llama', 'LLM|', String.raw`\d{8,20}\|[\w-]{16,64}`),
  ...forms('Netlify', 'nfp_ nfc_ nfo_ nfu_', letters),
  ...forms('New Relic', 'NRAK- NRJS- NRII- NRIQ- NRRA- NRAA-', word),
  ...forms('Notion', 'ntn_ secret_', letters),
  ...forms('npm', 'npm_', letters),
  ...forms('NuGet', 'oy2', '[a-z0-9]{43}'),
  ...forms('NVIDIA', 'nvapi-', word),
  ...forms('Octopus Deploy', 'API-', '[A-Z0-9]{26,32}'),
  ...forms('OpenShift', 'sha256~', String.raw`[\w-]{32,64}`),
  ...forms('Paddle', 'pdl_live_apikey_ pdl_sdbx_apikey_', word),
  ...forms('Perplexity', 'pplx-', letters),
  ...forms(
    'Plaid',
    'access-sandbox- access-production- access-development-',
    '[0-9a-f]{8}-[0-9a-f-]{20,32}',
    true,
  ),
  ...forms('PlanetScale', 'pscale_tkn_ pscale_oauth_ pscale_pw_', String.raw`[\w=.-]{16,64}`),
  ...forms('Polar', 'polar_oat_ polar_pat_', word),
  ...forms('PostHog', 'phx_ phs_', word),
  ...forms('Postman', 'PMAK- PMAT-', word),
  ...forms('Prefect', 'pnu_ pnb_', letters),
  ...forms('Pulumi', 'pul-', '[0-9a-f]{40}'),
  ...forms('PyPI', 'pypi-', word),
  ...forms('Resend', 're_', '[A-Za-z0-9]{6,12}_[A-Za-z0-9]{16,40}'),
  ...forms('Razorpay', 'rzp_live_ rzp_test_', '[A-Za-z0-9]{14,32}'),
  ...forms('ReadMe', 'rdme_', word),
  ...forms('Redpanda, Render', 'rnd_', letters),
  ...forms('Replicate', 'r8_', letters),
  ...forms('RubyGems', 'rubygems_', word),
  ...forms('Scaleway', 'SCW', '[A-Z0-9]{17}'),
  ...forms('Scalingo', 'tk-us-', word),
  ...forms('SendGrid', 'SG.', dotted),
  ...forms('Sentry', 'sntrys_ sntryu_ sntrya_', base64),
  ...forms('SettleMint', 'sm_aat_ sm_pat_ sm_sat_', letters),
  ...forms('Shippo', 'shippo_live_ shippo_test_', word),
  ...forms('Shopify', 'shpat_ shpca_ shppa_ shpss_ shptka_ shpua_', word),
  ...forms(
    'Slack',
    'xoxb- xoxp- xoxa- xoxr- xoxo- xoxs- xoxe- xoxd- xoxc- xoxe.xoxb- xoxe.xoxp- xapp-',
    word,
  ),
  ...forms(
    'Slack',
    'hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/',
    String.raw`[\w/]{16,128}`,
    true,
  ),
  ...forms('Snyk', 'snyk_uat.', String.raw`[\w.-]{16,255}`),
  ...forms('SonarQube', 'sqp_ sqa_ squ_', letters),
  ...forms('Sourcegraph', 'sgp_ slk_ sgd_', word),
  ...forms('Square', 'sq0atp- sq0csp- sq0idp- EAAA', word),
  ...forms(
    'Stripe',
    'sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ pk_live_ whsec_',
    String.raw`[\w+/=-]{10,255}`,
  ),
  ...forms('Supabase', 'sbp_ sb_secret_', word),
  ...forms('Tailscale', 'tskey-auth- tskey-api- tskey-client- tskey-', word),
  ...forms('Teams', 'webhook.office.com/webhookb2/', String.raw`[\w@/-]{36,255}`, true),
  ...forms('Telegram', 'AA', String.raw`(?<=\d{8,10}:AA)[\w-]{30,40}`, true),
  ...forms('Terraform Cloud', 'atlasv1.', String.raw`[\w=-]{32,80}`),
  ...forms('Together', 'tgp_v1_', word),
  ...forms('Trello', 'ATTA', '[0-9a-f]{32,80}'),
  ...forms('Twilio', 'SK', '[0-9a-f]{32}', true),
  ...forms('Typeform', 'tfp_', String.raw`[\w.=-]{40,64}`),
  ...forms('Ubidots', 'BBFF- BBUS-', letters),
  ...forms('Vault', 'hvs. hvb. hvr. s. b.', String.raw`[\w-]{24,255}`),
  ...forms('Vercel', 'vcp_ vci_ vca_ vcr_ vck_', word),
  ...forms('Weights & Biases', 'wandb_v1_', word),
  ...forms('WorkOS', 'sk_a2V5', word),
  ...forms('xAI', 'xai-', word),
  ...forms('Yandex', 'AQVN t1.', String.raw`[\w.-]{32,255}`),
  ...forms('Zapier', 'hooks.zapier.com/hooks/catch/', String.raw`\d{4,12}/\w{5,16}`, true),
  ...forms('Zuplo, Unkey', 'zpka_ unkey_', word),
];
