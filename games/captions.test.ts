import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captionTests } from '@ravelin/engine/testing';
import { describe } from 'vitest';
import { games } from './index.ts';

/** What the data of every game's component sets are called: no datum without a name, no citation without a paragraph. */

/** All paragraphs of all rulebooks: a composed game cites those of its parts. */
const paragraphs = new Set(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = join(import.meta.dirname, name, 'rulebook');
      try {
        return readdirSync(folder)
          .filter((file) => file.endsWith('.md'))
          .map((file) => readFileSync(join(folder, file), 'utf8'));
      } catch {
        return [];
      }
    })
    .flatMap((text) => [...text.matchAll(/\*\*([A-Z]\d+(?:\.\w+)*)\*\*/g)].map(([, rule]) => rule)),
);

for (const { title, workshop } of games)
  if (workshop) describe(title, () => captionTests(workshop, (rule) => paragraphs.has(rule)));
