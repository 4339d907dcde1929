// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { TestPayment } from '../../entities/setup/setup';

const getServer = prepareConsole();
const viewCall = 'GET /api/staff/setup/test-payment/view';
const startCall = 'POST /api/staff/setup/test-payment';
const stopCall = 'POST /api/staff/setup/test-payment/stop';
const windowUrl = 'https://provider.example/window';

const createTest = (changes: Partial<TestPayment> = {}): TestPayment => ({
  testNo: 'TEST-1',
  state: 'open',
  failure: null,
  steps: [
    { step: 'window', state: 'done', at: '2026-12-01T01:00:00.000Z' },
    { step: 'approval', state: 'running', at: null },
    { step: 'void', state: 'waiting', at: null },
  ],
  providerCode: '',
  providerMessage: '',
  chargedAmount: null,
  windowUrl,
  startedBy: 'Kim Owner',
  startedAt: '2026-12-01T00:59:00.000Z',
  ...changes,
});
const passed = createTest({
  state: 'voided',
  windowUrl: null,
  chargedAmount: 100,
  steps: (['window', 'approval', 'void'] as const).map((step) => ({
    step,
    state: 'done',
    at: '2026-12-01T01:00:00.000Z',
  })),
});

const replyWithSetup = (paymentTestedOn: string | null) =>
  getServer().setReply(
    'GET /api/staff/setup/view',
    createSuccess({
      items: [{ topic: 'payment', subject: { type: 'group' }, subjectName: '', state: { type: 'missing', what: [] } }],
      settings: [],
      usesStandIns: false,
      nextPosition: 1,
      canSendMail: true,
      canSendSms: true,
      paymentTestedOn,
    }),
  );

async function openBlock(test: TestPayment | null) {
  getServer().setReply(viewCall, createSuccess({ test }));
  const opened = await openConsole('/console/setup', createMe('owner', testScopes.group));
  await screen.findByRole('heading', { name: 'Test payment', level: 2 });
  return opened;
}
const findButton = (name: string) => screen.findByRole('button', { name });
const listSteps = () =>
  within(screen.getByRole('list', { name: 'Steps of the test' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const openWindow = vi.fn<typeof window.open>();
beforeEach(() => {
  openWindow.mockReset();
  openWindow.mockReturnValue(window);
  vi.stubGlobal('open', openWindow);
  replyWithSetup(null);
});

describe('a test payment', () => {
  it('opens the provider’s window once, and is followed until it is voided', async () => {
    const { user } = await openBlock(null);
    const button = await findButton('Make a test payment');
    getServer().setReply(startCall, createSuccess({ test: createTest() }));
    getServer().setReply(viewCall, createSuccess({ test: createTest() }));
    await user.dblClick(button);
    await screen.findByText(/The payment window is open/);
    expect(openWindow.mock.calls.map(([url]) => url)).toEqual([windowUrl]);
    expect(listSteps()[1]).toContain('In progress');
    replyWithSetup('2026-12-01');
    getServer().setReply(viewCall, createSuccess({ test: passed }));
    await screen.findByText('100 won were charged and voided. Payments work.');
    expect(listSteps()).toHaveLength(3);
    expect(listSteps()[2]).toContain('10:00');
    await waitFor(() => expect(screen.getAllByText(/^Tested on /)).toHaveLength(2));
  });

  it('whose window the browser blocks is opened by a link', async () => {
    openWindow.mockReturnValue(null);
    const { user } = await openBlock(null);
    const button = await findButton('Make a test payment');
    getServer().setReply(startCall, createSuccess({ test: createTest() }));
    getServer().setReply(viewCall, createSuccess({ test: createTest() }));
    await user.click(button);
    await screen.findByText(/The browser has blocked the payment window/);
    expect(screen.getByRole('link', { name: 'Open the payment window' }).getAttribute('href')).toBe(windowUrl);
  });

  it('that is open when the page is loaded is shown, and can be ended', async () => {
    const { user } = await openBlock(createTest());
    await screen.findByText(/The payment window is open/);
    const ended = createTest({ state: 'failed', failure: 'stopped', windowUrl: null });
    getServer().setReply(stopCall, createSuccess({ test: ended }));
    getServer().setReply(viewCall, createSuccess({ test: ended }));
    await user.click(await findButton('End the test'));
    await screen.findByText('The test was ended. Nothing was charged.');
    expect(screen.queryByRole('link', { name: 'Open the payment window' })).toBeNull();
  });

  it('that the provider refuses shows its message', async () => {
    await openBlock(
      createTest({
        state: 'failed',
        failure: 'declined',
        windowUrl: null,
        providerCode: '8324',
        providerMessage: 'Card limit exceeded',
      }),
    );
    await screen.findByText('The provider says: 8324 Card limit exceeded');
    await findButton('Make another test payment');
  });

  it('cannot be started while another one is being confirmed', async () => {
    const { user } = await openBlock(null);
    getServer().setReply(startCall, createProblem('payment_confirming', 409));
    const charging = createTest({ state: 'approving', windowUrl: null });
    getServer().setReply(viewCall, createSuccess({ test: charging }));
    await user.click(await findButton('Make a test payment'));
    await screen.findByText('A payment is being confirmed. Please wait a moment and check again.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /test payment/ })).toBeNull());
    expect(openWindow).not.toHaveBeenCalled();
  });
});
