// @vitest-environment jsdom
import { complete } from '@dining/i18n/site/en/complete';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { SecretLink } from './secret-link';

prepareSite('complete');
const texts = complete.secret;
const path = '/reservation/prod/payment/complete/R1?key=secret';
const url = new URL(path, location.origin).href;
const getCopyButton = () => screen.getByRole('button', { name: texts.copy });

it('the secret link shows the full URL in a read-only field whose text is selected on focus', async () => {
  const { user } = await renderInSite(<SecretLink path={path} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: texts.title });
  expect([field.value, field.readOnly]).toEqual([url, true]);
  await user.tab();
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
});

it('the secret link copies the URL, and announces that it is copied', async () => {
  const { user } = await renderInSite(<SecretLink path={path} />);
  await user.click(getCopyButton());
  expect((await screen.findByText(texts.copied)).getAttribute('role')).toBe('status');
  expect(await navigator.clipboard.readText()).toBe(url);
});

it('the secret link announces that the URL could not be copied', async () => {
  const { user } = await renderInSite(<SecretLink path={path} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(getCopyButton());
  expect((await screen.findByText(texts.copyFailed)).getAttribute('role')).toBe('status');
});
