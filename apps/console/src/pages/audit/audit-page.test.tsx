// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { AuditRecord } from '../../entities/app/inbox';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/audit/list';

const record = {
  id: 9,
  at: '2026-11-29T01:00:00Z',
  kind: 'staff',
  actor: 'Minji Han',
  action: 'reservation.contact',
  subject: '20261130-7K2MABCDEF',
  htlCode: 'H01',
  device: 'Chrome on Windows',
  address: '192.0.2.7',
  detail: { reason: '', count: 2 },
  before: { name: 'Y***i' },
  after: { name: 'Y***a' },
  isSealed: true,
} as unknown as AuditRecord;
const guestRecord = {
  ...record,
  id: 8,
  kind: 'guest',
  actor: '',
  action: 'reservation.cancel',
  htlCode: null,
  device: null,
  address: null,
  detail: {},
  before: null,
  after: null,
  isSealed: false,
} as AuditRecord;
const jobRecord = { ...guestRecord, id: 7, kind: 'job', actor: 'retention', action: 'retention.former' };

const reply = (entries: readonly AuditRecord[], next: string | null = null) =>
  getServer().setReply(listCall, createSuccess({ entries, next }));

async function openAudit(entries: readonly AuditRecord[] = [record, guestRecord, jobRecord]) {
  reply(entries);
  const openedConsole = await openConsole('/console/audit', createMe('privacy', testScopes.group));
  await screen.findByRole('heading', { name: 'Audit' });
  return openedConsole;
}

describe('the audit log', () => {
  it('lists who did what to what, and says that reading it is recorded', async () => {
    await openAudit();
    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/2026-11-29.*10:00Minji HanContact data changed20261130-7K2MABCDEF/);
    expect(rows[2]?.textContent).toMatch(/GuestReservation cancelled/);
    expect(rows[3]?.textContent).toMatch(/job · retentionretention\.former/);
    expect(screen.getByText(/This reading is recorded too/)).toBeTruthy();
    expect(getServer().listBodies(listCall)).toEqual([
      { subject: '', actor: '', action: '', from: null, to: null, after: null },
    ]);
  });

  it('shows an entry with device, address, details, values before and after, and seal', async () => {
    const { user } = await openAudit();
    const row = await screen.findByRole('row', { name: /Contact data changed/ });
    await user.click(within(row).getByRole('button'));
    const heading = await screen.findByRole('heading', { name: 'Contact data changed' });
    const text = heading.parentElement?.textContent;
    expect(text).toMatch(/Codereservation\.contact.*Dalbit Seoul.*Chrome on Windows.*192\.0\.2\.7.*Sealed/);
    expect(text).toMatch(/Detailsreason–count2/);
    expect(text).toMatch(/BeforenameY\*\*\*iAfternameY\*\*\*a/);
  });

  it('focuses its search on `/`, searches only on submission, and explains an empty result', async () => {
    const { user } = await openAudit();
    await screen.findAllByRole('row');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Subject/ }));
    await user.keyboard(' inquiry 12 ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Inquiries');
    expect(getServer().listBodies(listCall)).toHaveLength(1);
    reply([]);
    await user.click(screen.getByRole('textbox', { name: /^Subject/ }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No entries')).toBeTruthy();
    expect(screen.getByText('Widen the period, or leave the subject empty.')).toBeTruthy();
    expect(getServer().listBodies(listCall).at(-1)).toMatchObject({ subject: 'inquiry 12', action: 'inquiry.' });
  });

  it('loads earlier entries on demand', async () => {
    reply([record], '9');
    const { user } = await openConsole('/console/audit', createMe('privacy', testScopes.group));
    const moreButton = await screen.findByRole('button', { name: 'Show more' });
    reply([guestRecord]);
    await user.click(moreButton);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(getServer().listBodies(listCall).at(-1)).toMatchObject({ after: '9' });
  });

  it('says that it could not be loaded, and is loaded again on demand', async () => {
    getServer().setReply(listCall, createProblem('internal_error', 500));
    const { user } = await openConsole('/console/audit', createMe('privacy', testScopes.group));
    await screen.findByText('This could not be loaded. Please try again in a moment.');
    reply([record]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('row', { name: /Contact data changed/ });
  });
});
