// @vitest-environment jsdom
import { type JoinConsents, setAllConsents } from '@dining/domain/join/consents';
import { common } from '@dining/i18n/site/en/common';
import { join } from '@dining/i18n/site/en/join';
import { problems } from '@dining/i18n/site/en/problems';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderPage } from '../../../test/render-in-site';
import type { TestSite } from '../../../test/test-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { sessionQuery } from '../../entities/session/session';
import { footerQuery } from '../../entities/terms/queries';
import { JoinAgreementPage } from './join-agreement-page';

const getServer = prepareSite('join', 'terms');
const { alerts, consents } = join;
type CheckboxName = keyof typeof consents;
type RequiredConsent = 'terms' | 'privacy' | 'thirdParty';

const agreementEndpoint = 'POST /api/join/agreement';
const formEndpoint = 'POST /api/join/form';
const textListEndpoint = 'GET /api/default-footer/comTermsList';
const textEndpoint = 'POST /api/terms/nowRunningTerms';
const agreementSaved = createSuccess({ result: 'success' });

const createTextsInEffect = (termsVersion: string) => ({
  result: ['TT0001', 'TT0002', 'TT0003', 'TT0005'].map((termsTypeCode, index) => ({
    htlCode: 'H01',
    termsTypeCode,
    termsSeq: index + 1,
    termsVersion,
  })),
  businessInfoList: [],
});

/** Loads only the data that the site loads before any page, as after a reload. */
function prepareQueries({ queryClient, search }: TestSite, htlCode = 'H01'): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N' } as never);
  queryClient.setQueryData(hotelsQuery.queryKey, [
    { htlCode, htlHmcCode: htlCode, htlName: '달빛', resvReviewYn: 'Y' },
  ] as never);
  queryClient.setQueryData(footerQuery.queryKey, createTextsInEffect('1') as never);
  search.restore();
}

const open = (href = '/join/agreement', htlCode?: string) =>
  renderPage(href, <JoinAgreementPage />, (site) => prepareQueries(site, htlCode));

// A query by role and name computes styles in jsdom, which is slow.
const getCheckbox = (name: CheckboxName) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${consents[name]}`), { selector: 'input' });
const getNextButton = () => screen.getByText(common.buttons.next, { selector: 'button, button *' });
const consentNames = Object.keys(setAllConsents(false)) as (keyof JoinConsents)[];
const requiredConsents = consentNames.slice(0, 3) as RequiredConsent[];
const problemCodes = {
  terms: 'terms_required',
  privacy: 'privacy_required',
  thirdParty: 'third_party_required',
} as const;
const listTicked = () => consentNames.filter((name) => getCheckbox(name).checked).join(' ');
const listInvalid = () =>
  consentNames.filter((name) => getCheckbox(name).getAttribute('aria-invalid') === 'true').join(' ');

describe('the checkboxes', () => {
  it('are named and not ticked, say which are required, and have their texts under them', async () => {
    await open();
    const requiredNames = consentNames.filter((name) => getCheckbox(name).getAttribute('aria-required') === 'true');
    expect(requiredNames).toEqual(requiredConsents);
    expect(listTicked()).toBe('');
    const marketing = within(screen.getByRole('group', { name: consents.marketing }));
    expect(marketing.getAllByRole('checkbox')).toEqual([getCheckbox('sms'), getCheckbox('email')]);
    for (const name of consentNames.slice(0, 4))
      expect(screen.getByText(consents[name], { selector: 'summary .sr-only' })).toBeDefined();
  });

  it('load and show a text in effect only when it is opened', async () => {
    getServer().setReply(
      textEndpoint,
      createSuccess({ result: { termsContent: '제1조', termsContentEn: 'Article 1' } }),
    );
    const { user } = await open();
    const [firstSummary] = screen.getAllByText(join.agreement.read);
    expect(getServer().listBodies(textEndpoint)).toEqual([]);
    await user.click(firstSummary as HTMLElement);
    expect(await screen.findByText('Article 1')).toBeDefined();
    expect(getServer().listBodies(textEndpoint)).toEqual([{ htlCode: 'H01', termsTypeCode: 'TT0001' }]);
  });

  it('toggle their group when Marketing or Agree to all is toggled by keyboard', async () => {
    const { user } = await open();
    const press = async (name: CheckboxName) => {
      act(() => getCheckbox(name).focus());
      await user.keyboard(' ');
    };
    await press('marketing');
    expect(listTicked()).toBe('marketing sms email');
    expect([getCheckbox('all').checked, getCheckbox('all').indeterminate]).toEqual([false, true]);
    await press('marketing');
    expect(listTicked()).toBe('');
    await press('all');
    expect(listTicked()).toBe(consentNames.join(' '));
    expect([getCheckbox('all').checked, getCheckbox('all').indeterminate]).toEqual([true, false]);
    await press('sms');
    expect(getCheckbox('all').checked).toBe(false);
    await press('all');
    await press('all');
    expect(listTicked()).toBe('');
  });
});

describe('pressing Next', () => {
  it('asks for the required consents in their order, each at its checkbox', async () => {
    const { user } = await open();
    for (const name of requiredConsents) {
      await user.click(getNextButton());
      await confirmAlert(user, alerts[name]);
      expectFieldError(getCheckbox(name), alerts[name]);
      await user.keyboard(' ');
      expect(getCheckbox(name).getAttribute('aria-invalid')).toBeNull();
    }
    expect(getServer().listBodies(agreementEndpoint)).toEqual([]);
  });

  it('marks one checkbox at a time as invalid, until any of them changes', async () => {
    const { user } = await open();
    await user.click(getNextButton());
    await confirmAlert(user, alerts.terms);
    expect(listInvalid()).toBe('terms');
    await user.click(getCheckbox('privacy'));
    expect(listInvalid()).toBe('');
  });

  it('sends consents and text versions once for two clicks, and opens the join form with the provider', async () => {
    getServer().setReply(agreementEndpoint, agreementSaved);
    getServer().setReply(formEndpoint, createSuccess({ result: 'success' }));
    const { user, router } = await open('/join/agreement?login_type=KAKAO');
    await user.click(getCheckbox('all'));
    await user.click(getCheckbox('sms'));
    await user.dblClick(getNextButton());
    await waitFor(() => expect(router.state.location.href).toBe('/join/form?login_type=KAKAO'));
    expect(getServer().listBodies(agreementEndpoint)).toEqual([
      {
        htlCode: 'H01',
        login_type: 'KAKAO',
        policyTermAgreYn: 'Y',
        policyPrivacyAgreYn: 'Y',
        policyThirdPartiesAgreYn: 'Y',
        policyMarketingAgreYn: 'Y',
        marketingSmsAgreYn: 'N',
        marketingMailAgreYn: 'Y',
        agreTextList: [
          { agreTextType: 'TT0001', agreTextSeq: 1, agreTextVersion: '1' },
          { agreTextType: 'TT0002', agreTextSeq: 2, agreTextVersion: '1' },
          { agreTextType: 'TT0003', agreTextSeq: 3, agreTextVersion: '1' },
          { agreTextType: 'TT0005', agreTextSeq: 4, agreTextVersion: '1' },
        ],
        langCode: 'En',
      },
    ]);
  });

  it.each(requiredConsents)('reports at its checkbox that the server lacks the consent to %s', async (name) => {
    getServer().setReply(agreementEndpoint, createProblem(problemCodes[name], 422));
    const { user } = await open();
    await user.click(getCheckbox('all'));
    await user.click(getNextButton());
    await confirmAlert(user, alerts[name]);
    expectFieldError(getCheckbox(name), alerts[name]);
  });

  it('asks for new consents and reloads the texts if the texts have changed', async () => {
    getServer().setReply(agreementEndpoint, createProblem('terms_changed', 409));
    getServer().setReply(textListEndpoint, createSuccess(createTextsInEffect('2')));
    const { user } = await open();
    await user.click(getCheckbox('all'));
    await user.click(getNextButton());
    await confirmAlert(user, problems.terms_changed);
    expect(listTicked()).toBe('');
    getServer().setReply(agreementEndpoint, agreementSaved);
    getServer().setReply(formEndpoint, createSuccess({ result: 'success' }));
    await user.click(getCheckbox('all'));
    await user.click(getNextButton());
    await waitFor(() => expect(getServer().listBodies(formEndpoint)).toHaveLength(1));
    expect(getServer().listBodies(agreementEndpoint)[1]).toHaveProperty('agreTextList.0.agreTextVersion', '2');
  });

  it('redirects to the sign-in page if the provider’s profile is unknown', async () => {
    getServer().setReply(agreementEndpoint, createSuccess({ result: 'invalid_auth_result' }));
    const { user, router } = await open('/join/agreement?login_type=KAKAO');
    await user.click(getCheckbox('all'));
    await user.click(getNextButton());
    await confirmAlert(user, problems.invalid_auth_result);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('says that cookies are required if the server has not stored the consents', async () => {
    getServer().setReply(agreementEndpoint, agreementSaved);
    getServer().setReply(formEndpoint, createSuccess({ result: 'not_agreed' }));
    const { user, router } = await open();
    await user.click(getCheckbox('all'));
    await user.click(getNextButton());
    await confirmAlert(user, problems.cookies_required);
    expect(router.state.location.pathname).toBe('/join/agreement');
    await user.click(getNextButton());
    await confirmAlert(user, problems.cookies_required);
  });
});

describe('the ticks of the checkboxes', () => {
  it('are restored when the guest returns to the page', async () => {
    const { user } = await open();
    await user.click(getCheckbox('all'));
    await user.click(getCheckbox('email'));
    cleanup();
    await open();
    expect(listTicked()).toBe('terms privacy thirdParty marketing sms');
  });

  it('are not restored for another hotel, but again for the first one', async () => {
    const { user } = await open();
    await user.click(getCheckbox('all'));
    cleanup();
    await open('/join/agreement', 'H02');
    expect(listTicked()).toBe('');
    cleanup();
    await open();
    expect(listTicked()).toBe(consentNames.join(' '));
  });

  it('are not restored in another language', async () => {
    const { user } = await open();
    await user.click(getCheckbox('all'));
    cleanup();
    const storedValue = sessionStorage.getItem('joinConsents') ?? '';
    sessionStorage.setItem('joinConsents', storedValue.replace('H01 en', 'H01 ko'));
    await open();
    expect(listTicked()).toBe('');
  });

  it('are cleared when the versions of the texts change', async () => {
    let site: TestSite | undefined;
    const { user } = await renderPage('/join/agreement', <JoinAgreementPage />, (testSite) => {
      site = testSite;
      prepareQueries(testSite);
    });
    await user.click(getCheckbox('all'));
    act(() => void site?.queryClient.setQueryData(footerQuery.queryKey, createTextsInEffect('2') as never));
    await waitFor(() => expect(listTicked()).toBe(''));
  });

  it('are kept while the texts are being loaded', async () => {
    const { user } = await open();
    await user.click(getCheckbox('all'));
    cleanup();
    let respond = () => {};
    getServer().setReply(
      textListEndpoint,
      () =>
        new Promise((resolve) => {
          respond = () => resolve(createSuccess(createTextsInEffect('1')));
        }),
    );
    await renderPage('/join/agreement', <JoinAgreementPage />, (site) => {
      prepareQueries(site);
      site.queryClient.removeQueries({ queryKey: footerQuery.queryKey });
    });
    expect(listTicked()).toBe(consentNames.join(' '));
    await waitFor(() => expect(getServer().listBodies(textListEndpoint)).toHaveLength(1));
    respond();
    await waitFor(() => expect(listTicked()).toBe(consentNames.join(' ')));
  });
});

it('the page says that the visitor is already signed in', async () => {
  await renderPage('/join/agreement', <JoinAgreementPage />, (site) => {
    prepareQueries(site);
    site.queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N', userDetails: { user_id: 'mina' } } as never);
  });
  expect(screen.getByRole('heading', { level: 1, name: join.already.title })).toBeDefined();
});
