// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const previewCall = 'POST /api/staff/former/reservations/preview';
const importCall = 'POST /api/staff/former/reservations/import';

const text = 'number,venue\nF1,GRILL\n';
const issue = { line: 3, column: '', code: 'full', values: { people: 4, left: 1, time: '18:00' } };
const preview = { rowCount: 2, importableCount: 1, importedBefore: 0, beyondCapacityCount: 0, issues: [issue] };
const importResult = { rowCount: 2, imported: 1, importedBefore: 0, issues: [issue], nextFrom: null };

async function openSetup() {
  getServer().setReply(
    'GET /api/staff/setup/view',
    createSuccess({
      items: [],
      settings: [],
      usesStandIns: false,
      nextPosition: 1,
      canSendMail: true,
      canSendSms: true,
      paymentTestedOn: null,
    }),
  );
  getServer().setReply('GET /api/staff/setup/test-payment/view', createSuccess({ test: null }));
  const opened = await openConsole('/console/setup', createMe('owner', testScopes.group));
  await screen.findByRole('heading', { name: 'Reservations of a former system' });
  return opened;
}

async function checkFile(content: BlobPart = text) {
  const opened = await openSetup();
  const input = screen.getByLabelText(/Choose a CSV file.*Reservations/);
  await opened.user.upload(input, new File([content], 'reservations.csv', { type: 'text/csv' }));
  return opened;
}

const press = async ({ user }: Awaited<ReturnType<typeof openSetup>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function confirmImport(opened: Awaited<ReturnType<typeof openSetup>>) {
  await press(opened, 'Import reservations');
  const confirmDialog = await screen.findByRole('alertdialog');
  await opened.user.dblClick(within(confirmDialog).getByRole('button', { name: 'Import reservations' }));
  return confirmDialog;
}

describe('reservations of a former system', () => {
  it('are checked first, with the lines that do not fit, and imported once after a double press', async () => {
    getServer().setReply(previewCall, createSuccess(preview));
    const opened = await checkFile();
    await press(opened, 'Check');
    expect(await screen.findByText('1 reservation to import')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Lines that do not fit: 1' });
    expect(table.textContent).toContain('There are 1 seats left at 18:00, for 4 people.');
    getServer().setReply(importCall, createSuccess(importResult));
    const question = await confirmImport(opened);
    expect(question.textContent).toContain('They take their seats at once.');
    expect(await screen.findByText('1 reservation was imported')).toBeTruthy();
    const options = { overrideReason: '', mode: 'fitting', isConfirmationSent: false };
    expect(getServer().listBodies(importCall)).toEqual([{ file: text, from: 0, ...options }]);
  });

  it('are not imported if one line does not fit and every line must', async () => {
    getServer().setReply(previewCall, createSuccess(preview));
    const opened = await checkFile();
    await opened.user.click(await screen.findByLabelText('Import only if every line fits'));
    await press(opened, 'Check');
    expect(await screen.findByText('Nothing is imported, because some lines do not fit.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import reservations' })).toBeNull();
  });

  it('keep the chosen file if the check fails', async () => {
    getServer().setReply(previewCall, createProblem('internal_error', 500));
    const opened = await checkFile();
    await press(opened, 'Check');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('reservations.csv')).toBeTruthy();
  });

  it('hide their preview when the reason changes, so that they must be checked again', async () => {
    getServer().setReply(previewCall, createSuccess(preview));
    const opened = await checkFile();
    await press(opened, 'Check');
    await screen.findByText('1 reservation to import');
    await opened.user.type(screen.getByLabelText(/Reason for seats beyond capacity/), 'A');
    expect(screen.queryByText('1 reservation to import')).toBeNull();
  });

  it.each<[string, BlobPart, string]>([
    ['that is a spreadsheet', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]), 'is not a CSV file in UTF-8 or EUC-KR'],
    ['of more than 2 MB', new Uint8Array(2_100_000), 'is larger than 2 MB'],
  ])('are refused from a file %s', async (_case, content, message) => {
    await checkFile(content);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});
