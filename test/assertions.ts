import { chai } from 'vitest';

// The proxy would report misspelt assertions, as the compiler does, but makes tests with thousands of
// assertions a tenth slower.
chai.config.useProxy = false;
