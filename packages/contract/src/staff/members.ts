import { parseEmail } from '@dining/domain/shared/email';
import { z } from 'zod';
import { defineLine } from '../wire';
import { defineStaffCommand } from './command';

/** A member's user id, in any case and width. */
const userIdSchema = z
  .string()
  .refine((text) => parseEmail(text) !== null, { message: 'not an e-mail address' })
  .transform((text) => parseEmail(text) ?? text);
const memberRequestFields = { userId: userIdSchema, reason: defineLine(300).trim().min(1) };

/** Exports all stored data of a member, by table. Times are ISO. */
export const exportMember = defineStaffCommand<{ readonly tables: Readonly<Record<string, readonly unknown[]>> }>()(
  '/staff/members/export',
  memberRequestFields,
);

/** Ends all sessions of a member. Returns their number. */
export const signMemberOut = defineStaffCommand<{ readonly ended: number }>()(
  '/staff/members/sign-out',
  memberRequestFields,
);

/**
 * Deletes a member's account, as the member can. Returns the pseudonym under which data is kept that must not be
 * deleted.
 */
export const eraseMember = defineStaffCommand<{ readonly leftId: string }>()(
  '/staff/members/erase',
  memberRequestFields,
);
