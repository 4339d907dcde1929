// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { Dialog } from '@dining/ui/dialog';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmAlert, prepareSite, renderInSite } from '../../test/render-in-site';
import { LazyDialog } from './lazy-dialog';

prepareSite();
afterEach(() => vi.restoreAllMocks());

interface LazyModule {
  readonly title: string;
}
function Opener({ load }: { load: () => Promise<LazyModule> }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Menu
      </button>
      {open && (
        <LazyDialog load={load} name="menu" onClose={close}>
          {({ title }) => (
            <Dialog onClose={close} open title={title}>
              Steak
            </Dialog>
          )}
        </LazyDialog>
      )}
    </>
  );
}
const getOpener = () => screen.getByRole('button', { name: 'Menu' });
const missingFileError = new TypeError('Failed to fetch dynamically imported module: /assets/menu.js');

it('a lazy dialog loads its code once, when first opened', async () => {
  const load = vi.fn<() => Promise<LazyModule>>().mockResolvedValue({ title: 'Full menu' });
  const { user } = await renderInSite(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  for (let opening = 0; opening < 2; opening += 1) {
    await user.click(getOpener());
    await screen.findByRole('dialog', { name: 'Full menu' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(load).toHaveBeenCalledOnce();
});

it('a lazy dialog says that its code could not be loaded, and loads it again when it is opened again', async () => {
  const load = vi
    .fn<() => Promise<LazyModule>>()
    .mockRejectedValueOnce(missingFileError)
    .mockResolvedValueOnce({ title: 'Full menu' });
  const { user } = await renderInSite(<Opener load={load} />);
  await user.click(getOpener());
  await confirmAlert(user, common.loadFailed);
  await user.click(getOpener());
  expect(await screen.findByRole('dialog', { name: 'Full menu' })).toBeDefined();
});

it('a lazy dialog says that the guest is offline if its code cannot be loaded, and returns the focus', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderInSite(<Opener load={() => Promise.reject(missingFileError)} />);
  await user.click(getOpener());
  await confirmAlert(user, common.offline);
  expect(document.activeElement).toBe(getOpener());
});
