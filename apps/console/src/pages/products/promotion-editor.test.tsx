// @vitest-environment jsdom
import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { PromotionContent } from '@dining/domain/catalogue/document-contents';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createDraft, createText, createView } from '../../../test/documents';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const path = '/console/products?tab=promotion&venue=GRILL&item=PR1';
const saveCall = 'POST /api/staff/promotion/draft/save';
const publishCall = 'POST /api/staff/promotion/draft/publish';
const promotion: PromotionContent = {
  ...createContent('promotion'),
  name: createText('Winter'),
  simpleDescription: createText('Wine by the fire'),
  position: 3,
  banner: { path: '/pictures/winter-960.webp', alt: createText('Fire') },
};

async function openPromotion(content = promotion) {
  const view = createView<'promotion'>(promotion, {
    code: 'PR1',
    dinCode: null,
    draft: createDraft<'promotion'>(content),
  });
  getServer().setReply('POST /api/staff/promotion/draft/view', createSuccess(view));
  getServer().setReply('POST /api/staff/promotion/list', createSuccess({ documents: [], next: null }));
  getServer().setReply(saveCall, createSuccess({ code: 'PR1', version: 1 }));
  const opened = await openConsole(path, createMe('hotel_manager', testScopes.seoul));
  await screen.findByRole('heading', { name: 'Banners' });
  return opened;
}

const publish = async ({ user }: Awaited<ReturnType<typeof openConsole>>) => {
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  const confirmDialog = await screen.findByRole('alertdialog');
  await user.click(within(confirmDialog).getByRole('button', { name: 'Publish now' }));
};
const refuse = (field: string, message: string) =>
  getServer().setReply(
    publishCall,
    createProblem('catalogue_refused', 422, {}, { errors: [{ path: field, message }] }),
  );

it('the editor of a promotion saves its period, position, link, and an alternative text for both banners in four languages', async () => {
  const opened = await openPromotion();
  const { user } = opened;
  await user.type(screen.getByLabelText(/^First day/), '2027-12-01');
  await user.type(screen.getByLabelText(/^Last day/), '2027-12-31');
  const place = screen.getByRole('textbox', { name: /^Order/ });
  await user.clear(place);
  await user.type(place, '7');
  await user.type(screen.getByRole('textbox', { name: /^Link/ }), '/fnb/prom/main');
  const link = screen.getByRole('link', { name: /Open in a new tab to check/ });
  expect(link.getAttribute('href')).toBe('/fnb/prom/main');
  expect(screen.getByRole('group', { name: 'Banner for wide windows' })).toBeTruthy();
  const narrow = screen.getByRole('group', { name: 'Banner for narrow windows' });
  expect(narrow.textContent).toContain('both have one alternative text');
  const alts = within(screen.getByRole('group', { name: 'Alternative text' })).getAllByRole('textbox');
  expect(alts).toHaveLength(4);
  for (const field of alts) {
    await user.clear(field);
    await user.type(field, 'Embers');
  }
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(getServer().listBodies(saveCall)).toHaveLength(1));
  expect(getServer().listBodies(saveCall)).toMatchObject([
    {
      fields: {
        startsOn: '2027-12-01',
        endsOn: '2027-12-31',
        position: 7,
        linkUrl: '/fnb/prom/main',
        banner: { alt: { ko: 'Embers', ja: 'Embers' } },
      },
    },
  ]);
});

it.each([
  ['javascript:alert(1)', 'url_invalid', 'Please enter an address that begins with https://.'],
  ['/winter', 'page_unknown', 'The site has no page /winter.'],
  ['/fnb/prom/detail?promCode=PR999', 'reference_unknown', 'There is no /fnb/prom/detail?promCode=PR999.'],
])('the editor of a promotion reports at its field a link that guests cannot follow: %s', async (link, code, text) => {
  const opened = await openPromotion({ ...promotion, linkUrl: link });
  refuse('linkUrl', code);
  await publish(opened);
  expect(await screen.findByText(text)).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /^Link/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole('link', { name: /Open in a new tab/ }) === null).toBe(code === 'url_invalid');
});

it('the editor of a promotion reports a missing banner at its field', async () => {
  const opened = await openPromotion({ ...promotion, banner: { path: '', alt: createText('Fire') } });
  refuse('banner.path', 'field_missing');
  await publish(opened);
  const banner = screen.getByRole('group', { name: 'Banner for wide windows' });
  await waitFor(() => expect(banner.textContent).toContain('Please fill this in.'));
});
