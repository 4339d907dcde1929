import { parseEmail } from '@dining/domain/shared/email';
import { z } from 'zod';
import { defineLine } from '../wire';
import { defineStaffCommand } from './command';

/** A member's id, in any notation. */
const userIdSchema = z
  .string()
  .refine((text) => parseEmail(text) !== null, { message: 'not an e-mail address' })
  .transform((text) => parseEmail(text) ?? text);
const memberRequestFields = { userId: userIdSchema, reason: defineLine(300).trim().min(1) };

/** Exports everything stored of a member, by table; times are ISO. */
export const exportMember = defineStaffCommand<{ readonly tables: Readonly<Record<string, readonly unknown[]>> }>()(
  '/staff/members/export',
  memberRequestFields,
);

/** Ends every session of a member. Returns their number. */
export const signMemberOut = defineStaffCommand<{ readonly ended: number }>()(
  '/staff/members/sign-out',
  memberRequestFields,
);

/** Deletes a member's account, as the member can. Returns the pseudonym for data that must be kept. */
export const eraseMember = defineStaffCommand<{ readonly leftId: string }>()(
  '/staff/members/erase',
  memberRequestFields,
);
