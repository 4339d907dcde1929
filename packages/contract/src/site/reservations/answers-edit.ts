import type { ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineEndpoint } from '../../endpoint';
import { defineCode, defineLine, languageFields } from '../../wire';
import { allergyAnswerFields, requestMatterSchema } from '../orders/order';
import { resvInfoSchema } from './reservation';

/** Not in the specification: a guest edits request note and allergies until the day before the visit (ADR 36). */
export const editAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/resv/edit',
  auth: 'public',
  summary: 'Edits request and allergies of a reservation of the caller, and notifies the restaurant; idempotent',
  body: z.object({
    resvCode: defineCode<ResvCode>(),
    key: allowBlank(defineLine(60)),
    resvEditNo: z
      .number()
      .int()
      .min(0)
      .describe(
        '`resvEditNo` of the reservation that the form was filled from; answers_changed if the same answer was edited since',
      ),
    requestMatter: requestMatterSchema.optional().describe('New request note; without it, the note stays'),
    allergyAnswer: z
      .object(allergyAnswerFields)
      .optional()
      .describe(
        'New answer about allergies, with its own consent; without it, the answer stays. N deletes all allergies',
      ),
    ...languageFields,
  }),
  result: z.object({
    result: z.literal('success'),
    resvInfo: resvInfoSchema,
    key: z.string().describe('Use as `key` from now on: adding allergies ends earlier links'),
  }),
  errors: [
    'not_found',
    'invalid_user',
    'already_cancelled',
    'too_late_to_edit',
    'answers_changed',
    'allergy_unanswered',
    'allergy_consent_needed',
    'too_many_requests',
  ],
});

export const answersEditEndpoints = [editAnswers] as const;
