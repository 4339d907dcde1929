import { createHash } from 'node:crypto';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { hash } from '@node-rs/argon2';
import type { Queries } from '../db/connect';
import { groupHtlCode } from '../db/schema/hotels';
import { staff, staffGrant } from '../db/schema/staff';
import type { DemoOptions } from './demo-options';
import { demoPassword, staff as people } from './group';

/** A fixed salt gives all staff the same hash and makes the data reproducible. The password is public anyway. */
const salt = createHash('sha256').update('salt of staff').digest().subarray(0, 16);

export async function insertStaff(
  db: Queries,
  { encryptSecret, now }: Pick<DemoOptions, 'encryptSecret' | 'now'>,
): Promise<void> {
  const passwordHash = await hash(demoPassword, { salt });
  await db.insert(staff).values(
    people.map(({ staffId, email, name, language, totpSecret }) => ({
      staffId,
      email,
      name,
      language,
      passwordHash,
      totpSecret: encryptSecret(totpSecret, staffId),
      createdAt: now,
    })),
  );
  await db.insert(staffGrant).values(
    people.map(({ staffId, role, scope }) => ({
      // Each person has one grant.
      grantId: staffId,
      staffId,
      createdAt: now,
      role,
      scope: scope.type,
      htlCode: scope.type === 'group' ? groupHtlCode : toCode<HtlCode>(scope.htlCode),
      dinCode: scope.type === 'venue' ? toCode<DinCode>(scope.dinCode) : null,
    })),
  );
}
