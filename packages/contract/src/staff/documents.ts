import { lineLimit } from '@dining/domain/catalogue/check-lines';
import {
  type ContentByKind,
  publicationStates,
  type VersionedKind,
  versionedKinds,
} from '@dining/domain/catalogue/document-contents';
import { documentFilters } from '@dining/domain/catalogue/document-filter';
import { draftStates } from '@dining/domain/catalogue/plan-publication';
import { allergens, diets } from '@dining/domain/products/allergens';
import { cuisines } from '@dining/domain/search/venue-filter';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { languages } from '@dining/domain/shared/language';
import type { Capability } from '@dining/domain/staff/permissions';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { failedFieldSchema } from '../problem';
import { defineCode, defineCodeOutput, defineJoinedLine, defineLine, defineParagraph } from '../wire';
import { defineFieldsOutput, defineHistory, historyCursor } from './history';

/**
 * Drafts, publication and history of the documents of the catalogue. The four kinds have the same endpoints
 * (`defineDocumentEndpoints`). A draft may be incomplete: only lengths and shapes are checked when it is saved, and the
 * domain checks the rest when it is published.
 */

/** Limits of the input; stored documents may exceed them, because an import has other limits. */
const line = defineLine(lineLimit);
const defineText = (variant: z.ZodType<string, string>) =>
  z.object({ ko: variant, en: variant, cn: variant, ja: variant });
const lineText = defineText(defineJoinedLine(lineLimit));
const paragraphText = defineText(defineParagraph(30_000));
const number = z.number().min(-2_000_000_000).max(2_000_000_000).nullable();
const day = defineLine(10).nullable().describe('`YYYY-MM-DD`; null or empty if not entered');
const time = defineLine(5).describe('`HH:mm`');
const code = z.string().regex(/^[A-Za-z0-9_-]{0,40}$/);
const flags = z
  .string()
  .regex(/^[01]{7}$/)
  .describe('Seven digits 0 or 1, Monday first');
const reservationType = z.enum(['table', 'room', 'pickup']);
const allergenList = z.array(z.enum(allergens)).max(100).nullable().describe('Null if not stated');
const pictureShape = { path: line, alt: lineText };
const maxParts = 200;

const venueContentSchema = z.object({
  active: z.boolean(),
  position: number.describe('Place in the list of venues; null for last'),
  name: lineText,
  cuisineLabel: lineText,
  description: paragraphText,
  location: paragraphText,
  openingHours: paragraphText,
  facilities: paragraphText,
  parking: paragraphText,
  notice: paragraphText,
  pickupNotice: paragraphText,
  chefName: lineText,
  chefStatement: paragraphText,
  dressCode: paragraphText,
  children: paragraphText,
  phone: line,
  mailbox: line.describe('Empty for the mailbox of the hotel'),
  seatCount: number,
  cuisine: z.enum(cuisines).nullable(),
  welcomesChildren: z.boolean(),
  hasView: z.boolean(),
  introPicture: line.describe('Path of a picture, or empty'),
  tableTurnMinutes: number,
  roomTurnMinutes: number,
  categories: z.array(z.object({ name: lineText, reservationType })).max(maxParts),
  photos: z.array(z.object(pictureShape)).max(maxParts),
  rooms: z
    .array(
      z.object({
        dinRoomCode: code.describe('Empty for a new room, which gets its code when it is published'),
        name: lineText,
        area: number.describe('Square metres'),
        picture: z.object(pictureShape).nullable(),
      }),
    )
    .max(maxParts),
});

const menuContentSchema = z.object({
  name: lineText,
  description: paragraphText,
  price: number.describe('Won for one unit'),
  coversPerUnit: number,
  forChildren: z.boolean(),
  picture: line.describe('Path of a picture, or empty'),
  allergens: allergenList,
  diets: z.array(z.enum(diets)).max(10),
  baseIndex: number.describe('Number of the menu that this one is a variant of'),
  plates: z.array(z.object({ name: lineText, allergens: allergenList })).max(maxParts),
});

const productContentSchema = z.object({
  onSale: z.boolean(),
  position: number.describe('Place in the list of products; null for last'),
  name: lineText,
  description: paragraphText,
  depositNote: paragraphText,
  categoryPosition: number.describe('Place of the category in the list of the venue, from 1'),
  bannerPicture: line.describe('Path of a picture, or empty'),
  reservationType,
  takesDeposit: z.boolean(),
  saleZone: z.enum(['B', 'L', 'D']),
  saleTimes: z.array(time).max(maxParts),
  saleAlways: z.boolean(),
  saleFrom: day,
  saleTo: day,
  weekType: z.enum(['all', 'weekdays', 'weekend', 'user']),
  weekDayFlags: flags,
  price: number.describe('Won for one piece of a pickup product'),
  discountOn: z.boolean(),
  discountRate: number,
  discountWeekdayRate: number,
  discountWeekendRate: number,
  discountFrom: day,
  discountTo: day,
  memberDiscountOn: z.boolean(),
  memberDiscountRate: number,
  depositUpTo2: number,
  depositUpTo4: number,
  depositUpTo10: number,
  depositFrom11: number,
  daySaleLimit: number,
  perPersonLimit: number,
  pickupLeadDays: number,
  pickupWeekFlags: flags,
  membersOnly: z.boolean(),
  questionType: z.enum(['none', 'allergy', 'direct', 'both']),
  notSale: z.array(z.object({ fromDay: defineLine(10), toDay: defineLine(10) })).max(maxParts),
  photos: z.array(z.object({ ...pictureShape, photoType: z.enum(['prod1', 'prod2']) })).max(maxParts),
  options: z
    .array(
      z.object({
        menuIndex: z.int().min(1).max(2_000_000_000),
        onSale: z.boolean(),
        visible: z.boolean(),
        price: number,
        discountRate: number,
      }),
    )
    .max(maxParts),
  questions: z
    .array(
      z.object({
        prodQsCode: code.describe('Empty for a new question, which gets its code when it is published'),
        kind: z.enum(['text', 'choice']),
        name: lineText,
        visible: z.boolean(),
        required: z.boolean(),
        choices: z.array(lineText).max(maxParts),
      }),
    )
    .max(maxParts),
});

const promotionContentSchema = z.object({
  dinCode: code.describe('Empty for a promotion of the whole hotel'),
  prodCode: code.describe('Empty for a promotion without a product'),
  position: number.describe('Position in the list of promotions; null for the last one'),
  name: lineText,
  simpleDescription: paragraphText,
  content: paragraphText,
  startsOn: day,
  endsOn: day,
  linkUrl: defineLine(2_000),
  banner: z.object(pictureShape),
  bannerMobile: line.describe('Path of the banner for narrow windows; empty for the same one'),
});

const documentCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const versionOutput = z
  .string()
  .nullable()
  .describe('Changes with the published document; null before it is published');
const versionInput = z.string().max(100).nullable().describe('`publishedVersion` as the caller saw it');
const draftVersionInput = z
  .int()
  .min(1)
  .nullable()
  .describe('Version of the draft as the caller saw it; null for none');
const draftVersionOutput = z.int().describe('Version of the draft; a save, discard or publication sends it back');
const draftIdInput = z
  .uuid()
  .optional()
  .describe('`draftId` as the caller saw it. A later draft with the same code is then not taken for the one they saw');
const draftIdOutput = z
  .string()
  .describe('Stays the same while the draft exists; a later draft has another one, even with the same code');
const stateSchema = z.enum(publicationStates);
const problemsSchema = z.array(
  failedFieldSchema.extend({ message: z.string().describe('Code of the broken rule, as in `catalogue_refused`') }),
);

const draftFields = {
  state: z.enum(draftStates),
  savedBy: z.string().describe('Name of the staff member who saved it last'),
  savedAt: z.string(),
  publishAt: z
    .string()
    .nullable()
    .describe('`YYYY-MM-DDTHH:mm` in Seoul at which it is published; null if not planned'),
  problems: problemsSchema
    .nullable()
    .describe('Why its planned publication failed; null if none failed since the last save'),
};

const rowSchema = defineComponent('DocumentRow', 'A document of the catalogue in a list', {
  code: z.string(),
  name: z.string().describe('In the language of the caller'),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>().nullable(),
  state: stateSchema,
  draft: z.object(draftFields).nullable(),
  missingLanguages: z
    .array(z.enum(languages as ['ko', 'en', 'cn', 'ja']))
    .describe('Of the draft, or else of the document'),
});

const unpublishingConsequencesSchema = defineComponent(
  'UnpublishingConsequences',
  'What unpublishing a document affects',
  {
    reservations: z
      .object({ count: z.int(), people: z.int(), won: z.int() })
      .describe('Upcoming reservations, which stay valid'),
    documents: z
      .array(z.object({ kind: z.enum(versionedKinds), code: z.string(), name: z.string() }))
      .describe('Other documents that guests no longer see, or that change'),
  },
);

const defineView = <Fields extends z.ZodType>(fields: Fields) =>
  z.object({
    code: z.string(),
    htlCode: defineCodeOutput<HtlCode>(),
    dinCode: defineCodeOutput<DinCode>().nullable(),
    state: stateSchema,
    published: defineFieldsOutput(fields).nullable(),
    publishedVersion: versionOutput,
    draft: z
      .object({
        ...draftFields,
        fields: defineFieldsOutput(fields),
        draftId: draftIdOutput,
        version: draftVersionOutput,
        base: defineFieldsOutput(fields)
          .nullable()
          .describe('What was published when the draft was started; null if nothing was'),
        conflicts: z
          .array(z.string())
          .describe('Fields that the draft and, since it was started, the published document have changed differently'),
      })
      .nullable(),
  });

/** Defines the endpoints of one kind of document. */
function defineDocumentEndpoints<const Kind extends VersionedKind, const Needed extends Capability>(
  kind: Kind,
  capability: Needed,
  fields: z.ZodType<ContentByKind[Kind], ContentByKind[Kind]>,
) {
  const fieldsOutput = defineFieldsOutput(fields);
  const maxBodyBytes = 4 * 1024 * 1024;
  const read = { staff: capability, access: 'read' } as const;
  const draft = { staff: capability, access: 'draft' } as const;
  const full = { staff: capability } as const;
  const draftResult = z.object({ code: z.string(), draftId: draftIdOutput, version: draftVersionOutput });
  const body = z.object({ code: documentCode });
  return {
    list: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/list`,
      auth: read,
      summary: `Lists each ${kind} that the caller may edit or read, in the order of guests' pages`,
      body: z.object({
        htlCode: defineCode<HtlCode>().optional(),
        dinCode: defineCode<DinCode>().optional(),
        filter: z
          .enum(documentFilters)
          .optional()
          .describe(
            '`published` and `off`: documents that guests see or do not see; otherwise those with a draft in this state',
          ),
        after: documentCode.nullable().default(null).describe('`next` of the previous page; null for the first page'),
      }),
      result: z.object({
        documents: z.array(rowSchema),
        next: z.string().nullable().describe('Send it as `after` for the next page; null on the last one'),
      }),
      errors: [],
    }),
    view: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/draft/view`,
      auth: read,
      summary: `Returns a ${kind} as guests see it, and its draft`,
      body,
      result: defineView(fields),
      errors: ['not_found'],
    }),
    save: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/draft/save`,
      auth: draft,
      summary: `Saves the draft of a ${kind}, which its editors share. It may be incomplete. A save ends the plan to publish it`,
      maxBodyBytes,
      body: z.object({
        code: documentCode.nullable().describe('Null for a new one, whose code the server assigns'),
        htlCode: defineCode<HtlCode>().optional().describe('The hotel of a new venue or promotion'),
        dinCode: defineCode<DinCode>().optional().describe('The venue of a new menu or product'),
        version: draftVersionInput,
        draftId: draftIdInput,
        publishedVersion: versionInput,
        fields,
      }),
      idempotent: true,
      result: draftResult,
      errors: ['not_found', 'changed_meanwhile', 'catalogue_refused'],
    }),
    discard: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/draft/discard`,
      auth: draft,
      summary: `Discards the draft of a ${kind}. One that is planned may be discarded by those who may publish`,
      body: z.object({ code: documentCode, version: z.int().min(1), draftId: draftIdInput }),
      idempotent: true,
      result: z.object({ code: z.string() }),
      errors: ['not_found', 'second_factor_needed', 'changed_meanwhile'],
    }),
    publish: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/draft/publish`,
      auth: full,
      summary: `Publishes the draft of a ${kind} now, or plans it. A draft that breaks a rule is refused`,
      body: z.object({
        code: documentCode,
        version: z.int().min(1),
        draftId: draftIdInput,
        publishedVersion: versionInput,
        publishAt: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
          .nullable()
          .describe('Time in Seoul; null for now'),
      }),
      idempotent: true,
      result: z.object({
        code: z.string(),
        publishAt: z.string().nullable().describe('Null if it is published'),
        version: draftVersionOutput.nullable().describe('Version of the planned draft; null if it is published'),
        publishedVersion: versionOutput,
      }),
      errors: ['not_found', 'second_factor_needed', 'changed_meanwhile', 'catalogue_refused', 'past'],
    }),
    previewUnpublish: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/unpublish/preview`,
      auth: full,
      summary: `Returns what unpublishing a ${kind} affects`,
      body,
      result: z.object({ consequences: unpublishingConsequencesSchema, publishedVersion: versionOutput }),
      errors: ['not_found'],
    }),
    unpublish: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/unpublish`,
      auth: full,
      summary: `Unpublishes a ${kind}: guests can no longer book it. Reservations stay`,
      body: z.object({ code: documentCode, publishedVersion: z.string().max(100) }),
      idempotent: true,
      result: z.object({ code: z.string(), publishedVersion: versionOutput }),
      errors: ['not_found', 'second_factor_needed', 'changed_meanwhile', 'catalogue_refused'],
    }),
    history: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/history`,
      auth: read,
      summary: `Lists the versions of a ${kind}, newest first, with what each has changed`,
      body: z.object({
        code: documentCode,
        after: historyCursor,
      }),
      result: defineHistory(fieldsOutput),
      errors: ['not_found'],
    }),
    restore: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/draft/restore`,
      auth: draft,
      summary: `Makes a version of a ${kind} its draft, in place of the open one`,
      body: z.object({
        code: documentCode,
        historyVersion: z.int().min(1),
        version: draftVersionInput,
        draftId: draftIdInput,
      }),
      idempotent: true,
      result: draftResult,
      errors: ['not_found', 'second_factor_needed', 'changed_meanwhile', 'catalogue_refused'],
    }),
    previewLink: defineStaffEndpoint({
      method: 'POST',
      path: `/api/staff/${kind}/preview-link`,
      auth: draft,
      summary: `Returns the path of a guest page that shows the draft of a ${kind} for 30 minutes. Nothing can be ordered from it`,
      body,
      result: z.object({
        path: z.string().describe('Address of the page on the site; `?lang=en` shows another language'),
        expiresAt: z.string(),
      }),
      errors: ['not_found', 'catalogue_refused'],
    }),
  };
}

export type DocumentEndpoints<Kind extends VersionedKind> = ReturnType<
  typeof defineDocumentEndpoints<Kind, Capability>
>;

export const venueDocuments = defineDocumentEndpoints('venue', 'catalogue', venueContentSchema);
export const menuDocuments = defineDocumentEndpoints('menu', 'catalogue', menuContentSchema);
export const productDocuments = defineDocumentEndpoints('product', 'catalogue', productContentSchema);
export const promotionDocuments = defineDocumentEndpoints('promotion', 'promotion', promotionContentSchema);

export const viewMenus = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/menu/view-all',
  auth: { staff: 'catalogue', access: 'read' },
  summary: 'Returns all menus of a venue as guests see them, and their drafts, as they are at one instant',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: z.object({ menuViews: z.array(defineView<z.ZodType<ContentByKind['menu']>>(menuContentSchema)) }),
  errors: ['not_found'],
});

export const documentEndpoints = [
  ...Object.values(venueDocuments),
  ...Object.values(menuDocuments),
  viewMenus,
  ...Object.values(productDocuments),
  ...Object.values(promotionDocuments),
] as const;
