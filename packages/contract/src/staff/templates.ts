import { templateKinds, templatePlaceholders } from '@dining/domain/messages/templates';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineParagraph } from '../wire';
import { defineHistory, historyCursor } from './history';
import { languageSchema } from './staff';

const textInput = defineParagraph(5_000);

export const messageTextsSchema = defineComponent(
  'MessageTexts',
  'What a hotel writes in a message. An empty text stands for the built-in one',
  {
    subject: textInput,
    opening: textInput.describe('The paragraph before the facts'),
    closing: textInput.describe('The paragraph after them'),
    smsLine: textInput.describe('A line after the SMS; empty for a message that is sent by mail alone'),
  },
);
const textsOutput = z.object({
  subject: z.string(),
  opening: z.string(),
  closing: z.string(),
  smsLine: z.string(),
});
const versionFields = {
  version: z.string(),
  savedBy: z.string(),
  savedAt: z.string().describe('An instant, ISO 8601'),
};
const sectionSchema = z.object({ title: z.string(), text: z.string() });
const kindSchema = z.enum(templateKinds);
const keyFields = { htlCode: defineCode<HtlCode>(), kind: kindSchema, language: languageSchema };

export const listTemplates = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/template/list',
  auth: { staff: 'template', access: 'read' },
  summary: 'Lists the messages of a hotel that have texts of its own',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({
    templates: z.array(z.object({ kind: kindSchema, language: languageSchema, ...versionFields })),
  }),
  errors: ['not_found'],
});

export const viewTemplate = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/template/view',
  auth: { staff: 'template', access: 'read' },
  summary: 'Returns what a hotel writes in a message in one language, and the built-in texts',
  body: z.object(keyFields),
  result: z.object({
    fields: textsOutput,
    version: z.string().describe('`0` before the first version'),
    builtIn: z.object({ subject: z.string(), opening: z.string() }).describe('With their placeholders'),
    placeholders: z.array(z.enum(templatePlaceholders)),
    canEdit: z.boolean(),
  }),
  errors: ['not_found'],
});

export const listTemplateVersions = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/template/history',
  auth: { staff: 'template', access: 'read' },
  summary: 'Lists the versions of what a hotel writes in a message, newest first, with what each has changed',
  body: z.object({ ...keyFields, after: historyCursor }),
  result: defineHistory(textsOutput),
  errors: ['not_found'],
});

export const previewTemplate = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/template/preview',
  auth: { staff: 'template', access: 'read' },
  summary: 'Returns a message about an example reservation, inquiry or review with the given texts',
  body: z.object({ ...keyFields, fields: messageTextsSchema }),
  result: z.object({
    subject: z.string(),
    title: z.string(),
    opening: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    sections: z.array(sectionSchema).describe('What guests and staff wrote, such as an inquiry and its answer'),
    actions: z.array(z.string()),
    closing: z.string(),
    notes: z.array(sectionSchema).describe('Fixed notes, such as the right to appeal'),
    footer: z.array(z.string()),
    sms: z.string().describe('Empty for a message that is sent by mail alone'),
  }),
  errors: ['not_found', 'catalogue_refused'],
});

export const saveTemplate = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/template/save',
  auth: { staff: 'template' },
  summary: 'Adds a version of what a hotel writes in a message. Messages that wait in the outbox keep theirs',
  body: z.object({ ...keyFields, version: z.string().max(20), fields: messageTextsSchema }),
  idempotent: true,
  result: z.object({ version: z.string() }),
  errors: ['not_found', 'changed_meanwhile', 'catalogue_refused'],
});

export const sendTemplateTestMail = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/template/test-mail',
  auth: { staff: 'template' },
  summary: 'Sends the caller a mail about an example reservation, inquiry or review with the given texts',
  body: z.object({ ...keyFields, fields: messageTextsSchema }),
  idempotent: true,
  result: z.object({ outcome: z.enum(['sent', 'refused', 'failed', 'unknown']), to: z.string() }),
  errors: ['not_found', 'setting_missing', 'too_many_requests', 'catalogue_refused'],
});

export const templateEndpoints = [
  listTemplates,
  viewTemplate,
  listTemplateVersions,
  previewTemplate,
  saveTemplate,
  sendTemplateTestMail,
] as const;
