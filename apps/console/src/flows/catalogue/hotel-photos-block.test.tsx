// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createText } from '../../../test/documents';
import { addFileTransfers } from '../../../test/file-transfers';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const viewCall = 'POST /api/staff/hotel-photo/view';
const saveCall = 'POST /api/staff/hotel-photo/save';
const uploadCall = 'POST /api/staff/picture/upload/H01';

const pictureId = 'c0a8012e-0000-4000-8000-000000000001';
const path = `/pictures/uploaded/${pictureId}-480.webp?v=0a0b0c0d#widths=480&focus=50,50&colour=806040`;
const front = { kind: 'front', path: '/pictures/front-960.webp', alt: createText('Front') };
const lounge = { kind: 'lounge', path: '/pictures/lounge-960.webp', alt: createText('Lounge') };
const libraryPicture = {
  pictureId,
  htlCode: 'H01',
  fileName: 'pool.jpg',
  mediaType: 'image/jpeg',
  byteCount: 1,
  width: 480,
  height: 320,
  state: 'ready',
  failureReason: null,
  path,
  focus: { x: 50, y: 50 },
  alt: createText('Pool'),
  createdBy: 'Mina Kim',
  createdAt: '2026-11-30T01:00:00Z',
  version: 1,
  useCount: 0,
};

beforeEach(() => {
  const server = getServer();
  addFileTransfers(() => server.origin);
  server.setReply(viewCall, createSuccess({ fields: { photos: [front, lounge] }, version: 'v1' }));
  server.setReply('POST /api/staff/picture/list', createSuccess({ pictures: [libraryPicture], next: null }));
});

const openPhotos = async (me = createMe('hotel_manager', testScopes.seoul)) => {
  const opened = await openConsole('/console/settings', me);
  await screen.findByRole('heading', { name: 'Photos of the hotel' });
  await screen.findByRole('list', { name: 'Photos of the hotel' });
  return opened;
};
const getPhotos = () => within(screen.getByRole('list', { name: 'Photos of the hotel' })).getAllByRole('listitem');
const save = ({ user }: Awaited<ReturnType<typeof openConsole>>) =>
  user.dblClick(screen.getByRole('button', { name: 'Save the photos' }));

it('a photo is added from the library with its texts, moved up, assigned to the benefits, and saved once', async () => {
  getServer().setReply(saveCall, createSuccess({ version: 'v2' }));
  const opened = await openPhotos();
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Add a photo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'pool.jpg' }));
  await waitFor(() => expect(getPhotos()).toHaveLength(3));
  const [, , added] = getPhotos();
  if (added === undefined) throw new Error('the photo is missing');
  expect(
    within(added)
      .getByRole('link', { name: /Change the focal point/ })
      .getAttribute('href'),
  ).toBe(`/console/pictures?item=${pictureId}`);
  await user.selectOptions(within(added).getByRole('combobox', { name: 'Shown' }), 'benefits');
  await user.click(within(added).getByRole('button', { name: /up/i }));
  await save(opened);
  expect(await screen.findByText('The photos are saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([
    {
      htlCode: 'H01',
      version: 'v1',
      fields: { photos: [front, { kind: 'benefits', path, alt: createText('Pool') }, lounge] },
    },
  ]);
});

it('an alternative text that lacks a language is reported at its field, and the input stays', async () => {
  const me = createMe('hotel_manager', testScopes.seoul);
  const opened = await openPhotos(me);
  const [first] = getPhotos();
  if (first === undefined) throw new Error('the photo is missing');
  const japanese = within(first).getByRole('textbox', { name: '日本語' });
  await opened.user.clear(japanese);
  await save(opened);
  await waitFor(() => expect(japanese.getAttribute('aria-invalid')).toBe('true'));
  expect(getServer().listBodies(saveCall)).toEqual([]);
  await closeConsole();
  await openPhotos(me);
  const [again] = getPhotos();
  if (again === undefined) throw new Error('the photo is missing');
  expect(within(again).getByRole<HTMLInputElement>('textbox', { name: '日本語' }).value).toBe('');
});

it('a picture that was deleted meanwhile is reported at its photo', async () => {
  getServer().setReply(
    saveCall,
    createProblem('catalogue_refused', 422, {}, { errors: [{ path: 'photos.1.path', message: 'picture_missing' }] }),
  );
  const opened = await openPhotos();
  await save(opened);
  const [, second] = getPhotos();
  await waitFor(() => expect(second?.textContent).toContain('This picture no longer exists.'));
});

it('a picture can be uploaded in the dialog in which photos are chosen', async () => {
  getServer().setReply(uploadCall, createSuccess({ picture: libraryPicture, isNew: true }));
  const { user } = await openPhotos();
  await user.click(screen.getByRole('button', { name: 'Add a photo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Upload pictures'),
    new File(['a photo'], 'pool.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByText('Uploaded')).toBeTruthy();
  expect(getServer().listBodies(uploadCall)).toEqual([{ fileName: 'pool.jpg', picture: 'pool.jpg' }]);
});

it('photos that cannot be loaded can be loaded again', async () => {
  getServer().setReply(viewCall, createProblem('internal_error', 500));
  const { user } = await openConsole('/console/settings', createMe('hotel_manager', testScopes.seoul));
  const heading = await screen.findByRole('heading', { name: 'Photos of the hotel' });
  const block = within(heading.closest('section') ?? document.body);
  const retry = await block.findByRole('button', { name: /again/i });
  getServer().setReply(viewCall, createSuccess({ fields: { photos: [] }, version: 'v1' }));
  await user.click(retry);
  expect(await screen.findByText('There are no photos.')).toBeTruthy();
});
