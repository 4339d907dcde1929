// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { common } from '@dining/i18n/site/en/common';
import { complete } from '@dining/i18n/site/en/complete';
import { payment } from '@dining/i18n/site/en/payment';
import { problems } from '@dining/i18n/site/en/problems';
import { product } from '@dining/i18n/site/en/product';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import {
  closePage,
  confirmAlert,
  expectFieldError,
  getSite,
  prepareSite,
  renderInSite,
} from '../../../test/render-in-site';
import { setServerTime } from '../../lib/clock';
import { EditableAllergies } from './editable-allergies';
import { EditableRequestNote } from './editable-request-note';

const getServer = prepareSite('complete', 'payment', 'product', 'reservation');
const { edit: texts } = complete;
const editEndpoint = 'POST /api/resv/edit';
const resvCode = toCode<ResvCode>('R2611280001');
const day = addDays(getTodayInSeoul(new Date()), 5);
const noAllergy = {
  resvQsAllergyCode: '',
  resvQsAllergyYn: 'N' as const,
  resvQsAllergyEtc: '',
  ...encodeText('allergyType', { default: '' }),
};
const nuts = {
  resvQsAllergyCode: 'AG0001',
  resvQsAllergyYn: 'Y' as const,
  resvQsAllergyEtc: '',
  ...encodeText('allergyType', { default: 'Nuts' }),
};
const lamb = { menuIndex: 7, ...encodeText('prodAddName', { default: 'Lamb' }), menuAllergenList: ['walnut'] };
const createReservation = (changes: Partial<ResvInfo> = {}): ResvInfo =>
  ({
    resvCode,
    resvType: 'table',
    resvStatus: 'reserved',
    resvDate: `${day} 18:00`,
    requestMatter: 'A quiet corner',
    resvQsAllergyList: [noAllergy],
    resvProdAddList: [lamb],
    prodDepositYn: 'N',
    resvEditYn: 'Y',
    resvEditNo: 3,
    dinTel: '02-0000-1106',
    ...changes,
  }) as ResvInfo;

let setReservation: (reservation: ResvInfo) => void;
function Page({ initialReservation }: { initialReservation: ResvInfo }) {
  const [reservation, setState] = useState(initialReservation);
  useEffect(() => {
    setReservation = setState;
  }, []);
  const access = { reservation, key: 'secret', show: setState };
  return (
    <>
      <EditableRequestNote access={access} />
      <EditableAllergies access={access} />
    </>
  );
}

const open = async (changes: Partial<ResvInfo> = {}) => {
  getServer().setReply(
    'POST /api/app/allergy/list',
    createSuccess({
      allergyInfoList: [
        { allergyCode: 'AG0001', ...encodeText('allergyType', { default: 'Nuts' }), allergenList: ['walnut'] },
        { allergyCode: 'AG0005', ...encodeText('allergyType', { default: 'Other' }), allergenList: [] },
      ],
    }),
  );
  const { user } = await renderInSite(<Page initialReservation={createReservation(changes)} />);
  return user;
};
const getEditButton = (name: string) => screen.getByRole('button', { name });
const openForm = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(getEditButton(name));
  return within(await screen.findByRole('form', { name }));
};
const findNoteField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: payment.request.title });
const getSaveButton = (form: ReturnType<typeof within>) => form.getByRole('button', { name: texts.save });

it('the edit form edits the request in place: it focuses the field, saves once for two presses, announces the result and returns the focus to its button', async () => {
  getServer().setReply(
    editEndpoint,
    createSuccess({
      result: 'success',
      resvInfo: createReservation({ requestMatter: 'By the window', resvEditNo: 4 }),
      key: 'k',
    }),
  );
  const user = await open();
  const form = await openForm(user, texts.request);
  const field = await findNoteField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('A quiet corner');
  await user.clear(field);
  await user.type(field, 'By the window');
  await user.dblClick(getSaveButton(form));
  await screen.findByText(texts.saved);
  expect(screen.getByText(texts.saved).getAttribute('role')).toBe('status');
  expect(screen.getByText('By the window')).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(getEditButton(texts.request));
  expect(getServer().listBodies(editEndpoint)).toEqual([
    { resvCode, key: 'secret', resvEditNo: 3, requestMatter: 'By the window', langCode: 'En' },
  ]);
  expect(sessionStorage.getItem(`request ${resvCode}`)).toBeNull();
});

it('the edit form sends nothing if nothing changed, and says so', async () => {
  const user = await open();
  const form = await openForm(user, texts.request);
  await user.click(getSaveButton(form));
  await screen.findByText(texts.unchanged);
  expect(getServer().listBodies(editEndpoint)).toEqual([]);
});

it('the edit form restores typed text after the form was closed and the page reloaded', async () => {
  const user = await open();
  const form = await openForm(user, texts.request);
  await user.type(await findNoteField(), ', please');
  await user.click(form.getByRole('button', { name: common.buttons.close }));
  expect(document.activeElement).toBe(getEditButton(texts.request));
  await closePage();
  await open();
  expect((await findNoteField()).value).toBe('A quiet corner, please');
  // Loading the page does not move the focus.
  expect(document.activeElement).toBe(document.body);
});

it('the edit form marks a request that is too long, and sends nothing', async () => {
  const user = await open();
  const form = await openForm(user, texts.request);
  const field = await findNoteField();
  await user.clear(field);
  await user.paste('x'.repeat(501));
  await user.click(getSaveButton(form));
  await confirmAlert(user, 'At most 500 characters. Please shorten this by 1.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(getServer().listBodies(editEndpoint)).toEqual([]);
});

it('the edit form keeps typed text after a conflict, and then sends the edit number of the reloaded answers, also after another failure', async () => {
  getServer().setReply(editEndpoint, createProblem('answers_changed', 409));
  const user = await open();
  const form = await openForm(user, texts.request);
  const field = await findNoteField();
  await user.type(field, ', please');
  await user.click(getSaveButton(form));
  await confirmAlert(user, problems.answers_changed);
  act(() => setReservation(createReservation({ requestMatter: 'Near the door', resvEditNo: 5 })));
  expect(screen.getByText('Near the door')).toBeDefined();
  expect(field.value).toBe('A quiet corner, please');
  getServer().setReply(editEndpoint, createProblem('too_many_requests', 429));
  await user.click(getSaveButton(form));
  await confirmAlert(user, problems.too_many_requests);
  getServer().setReply(
    editEndpoint,
    createSuccess({ result: 'success', resvInfo: createReservation({ resvEditNo: 6 }), key: 'k' }),
  );
  await user.click(getSaveButton(form));
  await screen.findByText(texts.saved);
  expect(getServer().listBodies(editEndpoint)).toMatchObject([{ resvEditNo: 3 }, { resvEditNo: 5 }, { resvEditNo: 5 }]);
});

it('the edit form says after midnight that it is too late, with the phone number, and keeps the typed text', async () => {
  const user = await open({ resvDate: `${addDays(getTodayInSeoul(new Date()), 1)} 18:00` });
  const form = await openForm(user, texts.request);
  const field = await findNoteField();
  await user.type(field, ', please');
  act(() => setServerTime(getSite().clock, Date.now() + 24 * 3_600_000));
  const notice = await screen.findByText(texts.tooLate);
  expect(notice.closest('[role=status]')).not.toBeNull();
  expect(form.getByRole('link', { name: '02-0000-1106' }).getAttribute('href')).toBe('tel:02-0000-1106');
  expect(getSaveButton(form).getAttribute('aria-disabled')).toBe('true');
  await user.click(getSaveButton(form));
  expect(field.value).toBe('A quiet corner, please');
  expect(getServer().listBodies(editEndpoint)).toEqual([]);
});

it('the edit form is not offered once it is too late, and a cancelled reservation without a request has no section for it', async () => {
  await open({ resvEditYn: 'N' });
  expect(screen.queryByRole('button')).toBeNull();
  await closePage();
  await open({ resvEditYn: 'N', resvStatus: 'cancel', requestMatter: '' });
  expect(screen.queryByRole('heading', { name: payment.request.title })).toBeNull();
});

it('the edit form adds allergies with a separate consent, and warns of chosen menus that contain them', async () => {
  const editedReservation = createReservation({ resvQsAllergyList: [nuts], resvEditNo: 4 });
  getServer().setReply(editEndpoint, createSuccess({ result: 'success', resvInfo: editedReservation, key: 'k' }));
  const user = await open();
  const form = await openForm(user, texts.allergies);
  const noneRadio = await form.findByRole('radio', { name: payment.allergy.none });
  await waitFor(() => expect(form.getAllByRole('radio')).toContain(document.activeElement));
  expect((noneRadio as HTMLInputElement).checked).toBe(true);
  await user.click(form.getByRole('radio', { name: payment.allergy.exist }));
  await user.click(await form.findByRole('checkbox', { name: 'Nuts' }));
  expect(await form.findByText(product.marks.warning.title)).toBeDefined();
  await user.click(getSaveButton(form));
  await confirmAlert(user, payment.alerts.allergyConsent);
  const consent = form.getByRole('checkbox', { name: new RegExp(payment.allergy.consent) });
  expectFieldError(consent, payment.alerts.allergyConsent);
  await user.click(consent);
  await user.click(getSaveButton(form));
  await screen.findByText(texts.saved);
  expect(screen.getByText('Nuts')).toBeDefined();
  expect(getServer().listBodies(editEndpoint)).toEqual([
    {
      resvCode,
      key: 'secret',
      resvEditNo: 3,
      allergyAnswer: {
        resvQsAllergyYn: 'Y',
        resvQsAllergyList: [{ resvQsAllergyCode: 'AG0001', resvQsAllergyYn: 'Y', resvQsAllergyEtc: '' }],
        allergyAgreYn: 'Y',
      },
      langCode: 'En',
    },
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('AG0001');
});

it('the edit form removes all allergies without a consent, and says that the stored ones will be deleted', async () => {
  getServer().setReply(
    editEndpoint,
    createSuccess({ result: 'success', resvInfo: createReservation({ resvEditNo: 4 }), key: 'k' }),
  );
  const user = await open({ resvQsAllergyList: [nuts] });
  const form = await openForm(user, texts.allergies);
  await user.click(await form.findByRole('radio', { name: payment.allergy.none }));
  expect(form.getByText(texts.deletes)).toBeDefined();
  await user.click(getSaveButton(form));
  await screen.findByText(texts.saved);
  expect(getServer().listBodies(editEndpoint)).toMatchObject([
    { allergyAnswer: { resvQsAllergyYn: 'N', resvQsAllergyList: [], allergyAgreYn: 'N' } },
  ]);
});

it('the edit form reports that the server refuses an edit, and keeps the typed text', async () => {
  getServer().setReply(editEndpoint, createProblem('too_late_to_edit', 422, { phone: '02-0000-1106' }));
  const user = await open();
  const form = await openForm(user, texts.request);
  const field = await findNoteField();
  await user.type(field, ', please');
  await user.click(getSaveButton(form));
  await confirmAlert(user, 'This can no longer be edited online on the day itself. Please call 02-0000-1106.');
  expect(field.value).toBe('A quiet corner, please');
});

it('the edit form keeps the box of a selected allergy that guests can no longer select', async () => {
  const celery = { ...nuts, resvQsAllergyCode: 'AG0099', ...encodeText('allergyType', { default: 'Celery' }) };
  const user = await open({ resvQsAllergyList: [celery] });
  const form = await openForm(user, texts.allergies);
  expect(await form.findByRole('checkbox', { name: 'Celery', checked: true })).toBeDefined();
  await user.click(await form.findByRole('checkbox', { name: 'Nuts' }));
  await user.click(form.getByRole('checkbox', { name: new RegExp(payment.allergy.consent) }));
  await user.click(getSaveButton(form));
  await waitFor(() =>
    expect(getServer().listBodies(editEndpoint)).toMatchObject([
      { allergyAnswer: { resvQsAllergyList: [{ resvQsAllergyCode: 'AG0001' }, { resvQsAllergyCode: 'AG0099' }] } },
    ]),
  );
});
