import type { importFormerMembers, previewFormerMembers } from '@dining/contract/staff/former';
import { maxRowsPerRequest, memberColumns } from '@dining/domain/former/columns';
import type { FormerIssue } from '@dining/domain/former/issues';
import { type FormerMember, invitationDays, readFormerMember } from '@dining/domain/former/member-row';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Scope } from '@dining/domain/staff/permissions';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listHotels } from '../../../stores/hotels/hotels';
import { insertMemberInvitation, listKnownAddresses } from '../../../stores/members/member-invitations';
import { readFormerFile } from './read-file';

const group: Scope = { type: 'group' };

interface MemberLine {
  readonly line: number;
  readonly member: FormerMember;
}

interface MemberFile {
  readonly rowCount: number;
  /** New members and those who have an invitation. */
  readonly lines: readonly MemberLine[];
  readonly invited: ReadonlySet<string>;
  readonly issues: readonly FormerIssue[];
}

/**
 * Reads a file, with an issue for each line that is unreadable, repeats an address, names an unknown hotel or has the
 * address of a member.
 */
async function readMembers({ database: { pool }, now }: Deps, text: string): Promise<MemberFile> {
  const file = readFormerFile(text, memberColumns);
  if (!file.ok) return { rowCount: 0, lines: [], invited: new Set(), issues: file.issues };
  const hotels = new Set((await listHotels(pool)).map(({ htlCode }) => htlCode));
  const today = getTodayInSeoul(now());
  const lineByEmail = new Map<string, number>();
  const issues: FormerIssue[] = [];
  const lines: MemberLine[] = [];
  for (const { line, cells } of file.rows) {
    const read = readFormerMember(cells, today);
    if (!read.ok) {
      issues.push(...read.issues.map((issue) => ({ ...issue, line })));
      continue;
    }
    const { member } = read;
    const firstLine = lineByEmail.get(member.email);
    if (firstLine !== undefined)
      issues.push({ line, code: 'email_repeated', column: 'email', values: { line: firstLine } });
    else if (member.htlCode !== null && !hotels.has(member.htlCode))
      issues.push({ line, code: 'hotel_unknown', column: 'hotel', values: { code: member.htlCode } });
    else lines.push({ line, member });
    lineByEmail.set(member.email, firstLine ?? line);
  }
  const knownAddresses = await listKnownAddresses(
    pool,
    lines.map(({ member: { email } }) => email),
  );
  const existing = new Set(knownAddresses.members);
  const isExisting = ({ member: { email } }: MemberLine) => existing.has(email);
  return {
    rowCount: file.rows.length,
    lines: lines.filter((each) => !isExisting(each)),
    invited: new Set(knownAddresses.invited),
    issues: [
      ...issues,
      ...lines
        .filter(isExisting)
        .map(({ line }) => ({ line, code: 'member_exists' as const, column: 'email', values: {} })),
    ].toSorted((one, other) => one.line - other.line),
  };
}

const toIssueWire = (issue: FormerIssue) => ({ ...issue, values: { ...issue.values } });

export async function handlePreviewMembers(deps: Deps, { body, staff }: StaffCall<typeof previewFormerMembers>) {
  const refusal = authorize(staff, 'system', group, deps.now());
  if (refusal !== undefined) return refusal;
  const { rowCount, lines, invited, issues } = await readMembers(deps, body.file);
  const newLines = lines.filter(({ member: { email } }) => !invited.has(email));
  return {
    rowCount,
    importableCount: newLines.length,
    importedBefore: lines.length - newLines.length,
    issues: issues.map(toIssueWire),
  };
}

/** Invites the members of the next lines of a file in one commit, with their mails. */
export async function handleImportMembers(deps: Deps, call: StaffCall<typeof importFormerMembers>) {
  const { body, staff } = call;
  const refusal = authorize(staff, 'system', group, deps.now());
  if (refusal !== undefined) return refusal;
  const { rowCount, lines, issues } = await readMembers(deps, body.file);
  const isRefused = body.mode === 'all_or_nothing' && body.from === 0 && issues.length > 0;
  const batch = isRefused ? [] : lines.slice(body.from, body.from + maxRowsPerRequest);
  const next = body.from + batch.length;
  return runStaffWrite(deps, call, async (client) => {
    let imported = 0;
    // By address, so that two imports insert in the same order and cannot deadlock.
    for (const { member } of batch.toSorted((one, other) => (one.member.email < other.member.email ? -1 : 1)))
      if (await insertMemberInvitation(client, member, invitationDays)) imported += 1;
    if (imported > 0)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'member.invite',
        subject: 'members',
        htlCode: null,
        detail: { invited: imported },
      });
    return {
      rowCount,
      imported,
      importedBefore: batch.length - imported,
      issues: body.from === 0 ? issues.map(toIssueWire) : [],
      nextFrom: !isRefused && next < lines.length ? next : null,
    };
  });
}
