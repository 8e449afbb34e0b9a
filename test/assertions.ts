import fc from 'fast-check';
import { chai } from 'vitest';

// The proxy would report misspelt assertions, as the compiler does, but makes tests with thousands of
// assertions a tenth slower.
chai.config.useProxy = false;

// The same cases in every run: what fails here fails everywhere.
fc.configureGlobal({ seed: 20_261_116 });
