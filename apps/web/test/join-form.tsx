import { join } from '@dining/i18n/site/en/join';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll } from 'vitest';
import { createSuccess } from '../../../packages/client/test/server';
import { addCssEscape } from '../../../packages/ui/test/browser';
import { appDataQuery, hotelsQuery } from '../src/entities/app/app-data';
import { sessionQuery } from '../src/entities/session/session';
import { JoinFormPage } from '../src/pages/join-form/join-form-page';
import { prepareSite, renderPage } from './render-in-site';
import type { TestSite } from './test-site';

/** Returns the stand-in server of the join form's tests. Importing this module prepares the site for them. */
export const getServer = prepareSite('join', 'paging', 'phone', 'oneTimeCode');
beforeAll(addCssEscape);

export const email = 'bada@example.test';
export const name = 'Han Bada';
export const cellphone = '01012345678';
export const password = 'a quiet harbour';
const { form: texts } = join;

export const openFormEndpoint = 'POST /api/join/form';
export const sendEmailCodeEndpoint = 'POST /api/join/askEmailCode';
export const verifyEmailEndpoint = 'POST /api/join/proveEmail';
export const sendPhoneCodeEndpoint = 'POST /api/join/askPhoneCode';
export const verifyPhoneEndpoint = 'POST /api/join/provePhone';
export const submitFormEndpoint = 'POST /api/join/submit';

export const codeSentByMail = createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 0 });
export const codeSentBySms = createSuccess({ sentBy: 'sms', liveSeconds: 300, againSeconds: 0 });
export const nothingVerified = {
  result: 'success',
  kakaoProfile: null,
  naverProfile: null,
  googleProfile: null,
  homepageProfile: null,
  user_id: '',
  name_kor: '',
  cellphone: '',
};
export const allVerified = { user_id: email, name_kor: name, cellphone };

/** Sets only the query data that the site loads before any page, as after a reload. */
export function prepareQueries({ queryClient }: TestSite): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N' } as never);
  queryClient.setQueryData(hotelsQuery.queryKey, [
    { htlCode: 'H01', htlName: '달빛 서울', htlNameEn: 'Dalbit Seoul' },
    { htlCode: 'H02', htlName: '달빛 제주', htlNameEn: 'Dalbit Jeju' },
  ] as never);
  const createPropList = (propName: string, values: readonly string[]) => ({
    propName,
    propAttrList: values.map((value) => ({
      propAttrValue: value,
      propAttrDesc: `${propName} ${value}`,
      propAttrDescEn: `${propName} ${value}`,
    })),
  });
  queryClient.setQueryData(appDataQuery.queryKey, {
    dbPropList: [createPropList('SIGN_UP_PATH', ['11', '12', '99']), createPropList('RECOMM_DEPT', ['Sales'])],
  } as never);
}

/** Opens the form. `knownData` is what the server already knows about the person. */
export async function openJoinForm(knownData: object = {}, href = '/join/form') {
  getServer().setReply(openFormEndpoint, createSuccess({ ...nothingVerified, ...knownData }));
  const page = await renderPage(href, <JoinFormPage />, prepareQueries);
  await screen.findByText(texts.submit, button);
  return page;
}

// A query by role and name computes styles in jsdom, which takes seconds for a form with 245 countries.
const input = { selector: 'input' };
const select = { selector: 'select' };
const button = { selector: 'button, button *' };
export const getTextbox = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), input);
export const queryTextbox = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`), input);
export const getSelect = (label: string) => screen.getByLabelText<HTMLSelectElement>(label, select);
export const querySelect = (label: string) => screen.queryByLabelText(label, select);
export const getGroup = (label: string) =>
  screen.getByText(label, { selector: 'legend' }).closest('fieldset') as HTMLFieldSetElement;
export const getSection = (title: string) => within(screen.getByLabelText(title, { selector: 'section' }));
const getButton = (section: string, label: string) =>
  getSection(section).getByText(label, button).closest('button') as HTMLButtonElement;
export const findCodeField = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${oneTimeCode.label}`), input);
export const queryCodeField = () => queryTextbox(oneTimeCode.label);
export const getPasswordField = () => getTextbox(texts.password);
export const getPhoneField = () => getTextbox(phoneTexts.korean);
export const getSendEmailButton = () => getButton(texts.account, oneTimeCode.send);
export const getSendPhoneButton = () => getButton(texts.person, oneTimeCode.send);
export const getJoinButton = () => screen.getByText(texts.submit, button).closest('button') as HTMLButtonElement;
export const isMarkedInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
export const getDescription = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Pastes the value, because each typed key renders the whole form. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.click(field);
  await user.paste(value);
}

/** Fills in the field and presses Enter, which submits its form. */
export async function enter(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await fill(user, field, value);
  await user.keyboard('{Enter}');
}
