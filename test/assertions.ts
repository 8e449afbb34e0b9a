import { chai } from 'vitest';

// A proxy around each assertion would tell a misspelt one, as the compiler does: it costs tests that
// assert something of thousands of texts a tenth of their time.
chai.config.useProxy = false;
