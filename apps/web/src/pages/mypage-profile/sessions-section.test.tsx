// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { problems } from '@dining/i18n/site/en/problems';
import { profile } from '@dining/i18n/site/en/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderInSite } from '../../../test/render-in-site';
import type { OwnSession } from '../../entities/members/profile';
import { SessionsSection } from './sessions-section';

const getServer = prepareSite('profile');
const texts = profile.sessions;
const sessionsEndpoint = 'POST /api/mypage/sessionList';
const endSessionEndpoint = 'POST /api/mypage/endSession';
const endOtherSessionsEndpoint = 'POST /api/mypage/endOtherSessions';

const currentSession = {
  sessionCode: 's1',
  device: 'Chrome, Mac',
  currentYn: 'Y',
  beginDate: '2026-11-20 09:00',
  seenDate: '2026-11-28 10:00',
};
const phoneSession = { ...currentSession, sessionCode: 's2', device: 'Safari, iPhone', currentYn: 'N' };
const unknownSession = { ...phoneSession, sessionCode: 's3', device: '' };
const createListReply = (...sessions: readonly object[]) => createSuccess({ sessionList: sessions as OwnSession[] });
const open = async (...sessions: readonly object[]) => {
  getServer().setReply(sessionsEndpoint, createListReply(...sessions));
  const { user } = await renderInSite(<SessionsSection />);
  await screen.findByText('Chrome, Mac');
  return user;
};
const getEndButton = (device: string) =>
  screen.getByRole('button', { name: texts.endNamed.replace('{{device}}', device) });

it('the sessions section shows where the member is signed in, and marks this browser, which has no button', async () => {
  await open(currentSession, phoneSession);
  const [firstItem, secondItem] = screen.getAllByRole('listitem');
  expect(firstItem?.textContent).toContain(`Chrome, Mac${texts.here}`);
  expect(firstItem?.querySelector('button')).toBeNull();
  expect(secondItem?.textContent).toContain('2026-11-28 (Sat) 10:00');
  expect(getEndButton('Safari, iPhone')).toBeDefined();
});

it('the sessions section shows a name for an unknown browser', async () => {
  await open(currentSession, unknownSession);
  expect(getEndButton(texts.unknown)).toBeDefined();
});

it('the sessions section says that the member is signed in nowhere else', async () => {
  await open(currentSession);
  expect(screen.getByText(texts.alone)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the sessions section signs one browser out without confirmation, announces this, and removes the browser from the list', async () => {
  getServer().setReply(endSessionEndpoint, createSuccess({ result: 'success' }));
  const user = await open(currentSession, phoneSession);
  getServer().setReply(sessionsEndpoint, createListReply(currentSession));
  await user.dblClick(getEndButton('Safari, iPhone'));
  await confirmAlert(user, texts.ended);
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(getServer().listBodies(endSessionEndpoint)).toEqual([{ sessionCode: 's2' }]);
});

it('the sessions section asks for confirmation before it signs out all other browsers', async () => {
  getServer().setReply(endOtherSessionsEndpoint, createSuccess({ result: 'success' }));
  const user = await open(currentSession, phoneSession, unknownSession);
  await user.click(screen.getByRole('button', { name: texts.endOthers }));
  await screen.findByRole('alertdialog', { name: texts.sure });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getServer().listBodies(endOtherSessionsEndpoint)).toEqual([]);
  getServer().setReply(sessionsEndpoint, createListReply(currentSession));
  await user.click(screen.getByRole('button', { name: texts.endOthers }));
  const confirmDialog = await screen.findByRole('alertdialog', { name: texts.sure });
  await user.click(within(confirmDialog).getByRole('button', { name: texts.end }));
  await confirmAlert(user, texts.ended);
  expect(await screen.findByText(texts.alone)).toBeDefined();
});

it('the sessions section shows why a browser could not be signed out, and keeps the browser in the list', async () => {
  getServer().setReply(endSessionEndpoint, createProblem('too_many_requests', 429));
  const user = await open(currentSession, phoneSession);
  await user.click(getEndButton('Safari, iPhone'));
  await confirmAlert(user, problems.too_many_requests);
  expect(getEndButton('Safari, iPhone')).toBeDefined();
});

it('the sessions section announces that the list could not be loaded, and shows it after a retry', async () => {
  getServer().setReply(sessionsEndpoint, createProblem('not_found', 404));
  const { user } = await renderInSite(<SessionsSection />);
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(sessionsEndpoint, createListReply(currentSession));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByText('Chrome, Mac')).toBeDefined();
});
