import { join } from 'node:path';
import { testCatalogues } from '../../shell/words/testCatalogues.ts';
import { de } from './de.ts';
import { en } from './en.ts';

testCatalogues(join(import.meta.dirname, '..'), { en, de, same: ['card.computer'] });
