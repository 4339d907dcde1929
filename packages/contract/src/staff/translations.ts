import { documentKinds } from '@dining/domain/catalogue/issues';
import { textKinds, textLabels } from '@dining/domain/catalogue/list-texts';
import { openStates } from '@dining/domain/catalogue/translation-board';
import { translationStates } from '@dining/domain/catalogue/translation-states';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineParagraph } from '../wire';
import { languageSchema } from './staff';

/** Texts on a page of the translation board. */
export const boardPageSize = 50;

const stateSchema = z.enum(translationStates);
const variantsSchema = z.object({ ko: z.string(), en: z.string(), cn: z.string(), ja: z.string() });
const variantInput = defineParagraph(30_000);

const keyFields = {
  kind: z.enum(documentKinds).describe('The kind of its document'),
  code: z.string().max(100).describe('The code of its document'),
  field: z.string().max(100).describe('Its place in the document, such as `name` or `rooms.R01.name`'),
};

export const boardTextSchema = defineComponent('BoardText', 'A text of the catalogue on the translation board', {
  ...keyFields,
  textKind: z.enum(textKinds),
  label: z.enum(textLabels).describe('What the text is, such as the name of its object'),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>().nullable(),
  placeName: z.string().describe('Its venue, or else its hotel'),
  objectName: z.string(),
  sourceLanguage: languageSchema,
  variants: variantsSchema,
  states: z.object({ ko: stateSchema, en: stateSchema, cn: stateSchema, ja: stateSchema }),
  guests: z.int().describe('Guests of the last 90 days who read it in one of the selected languages'),
  canEdit: z.boolean(),
  pageUrl: z.string().nullable().describe('The page of the site that shows it, without its language'),
  version: z.string().describe('Changes with the text; a save sends it back'),
});

export const viewTranslationBoard = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/translation/board',
  auth: { staff: 'translation', access: 'read' },
  summary: 'Lists the texts of the catalogue by the state of their translations, those of the most guests first',
  body: z.object({
    language: languageSchema.nullable().default(null),
    htlCode: defineCode<HtlCode>().nullable().default(null),
    dinCode: defineCode<DinCode>().nullable().default(null),
    textKind: z.enum(textKinds).nullable().default(null),
    state: z
      .enum([...openStates, 'open', 'done'])
      .nullable()
      .default('open')
      .describe('`open` for all that need work; null for every state'),
    text: z.object(keyFields).nullable().default(null).describe('Only this text, in whatever state'),
    after: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .nullable()
      .default(null)
      .describe('`next` of the previous page; null for the first page'),
  }),
  result: z.object({
    texts: z.array(boardTextSchema),
    total: z.int(),
    variantCounts: z
      .object({ missing: z.int(), outdated: z.int(), copied: z.int(), done: z.int() })
      .describe('Variants by state, whatever state was requested'),
    next: z.string().nullable().describe('Send it as `after` for the next page; null on the last one'),
  }),
  errors: [],
});

export const saveTranslation = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/translation/save',
  auth: { staff: 'translation' },
  summary: 'Saves the translations of one text. Its source stays as it is',
  body: z.object({
    ...keyFields,
    version: z.string().max(100),
    fields: z.object({ ko: variantInput, en: variantInput, cn: variantInput, ja: variantInput }),
    confirmed: z.array(languageSchema).max(4).describe('Languages whose text is right as it is'),
  }),
  idempotent: true,
  result: z.object({ version: z.string() }),
  errors: ['not_found', 'changed_meanwhile', 'catalogue_refused'],
});

export const translationEndpoints = [viewTranslationBoard, saveTranslation] as const;
