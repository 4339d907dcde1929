// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createProblem, createSuccess, type Reply } from '../../../../../packages/client/test/server';
import { addFileTransfers } from '../../../test/file-transfers';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createId, createMe, testScopes } from '../../../test/staff';
import type { ListedPicture, PictureUse } from '../../entities/pictures/pictures';

const getServer = prepareConsole();
beforeAll(() => addFileTransfers(() => getServer().origin));

const listCall = 'POST /api/staff/picture/list';
const viewCall = 'POST /api/staff/picture/view';
const saveCall = 'POST /api/staff/picture/save';
const deleteCall = 'POST /api/staff/picture/delete';
const uploadCall = 'POST /api/staff/picture/upload/H01';

const fullAlt = { ko: '식탁', en: 'A table', cn: '餐桌', ja: '食卓' };

const createPicture = (changes: Partial<ListedPicture> = {}): ListedPicture => {
  const pictureId = changes.pictureId ?? createId();
  return {
    pictureId,
    htlCode: 'H01',
    fileName: 'table.jpg',
    mediaType: 'image/jpeg',
    byteCount: 5 * 1024 * 1024,
    width: 3000,
    height: 2000,
    state: 'ready',
    failureReason: null,
    path: `/pictures/uploaded/${pictureId}-960.webp?v=1a#widths=480,960,1600&focus=50,50&colour=1b2436`,
    focus: { x: 50, y: 50 },
    alt: fullAlt,
    createdBy: 'Minji Han',
    createdAt: '2026-11-28T01:00:00.000Z',
    version: 1,
    useCount: 0,
    ...changes,
  } as ListedPicture;
};

const replyPictures = (pictures: readonly ListedPicture[]) =>
  getServer().setReply(listCall, createSuccess({ pictures, next: null }));
const replyPicture = (picture: ListedPicture, uses: readonly PictureUse[] = []) =>
  getServer().setReply(viewCall, createSuccess({ picture, uses }));
const openPictures = (query = '') =>
  openConsole(`/console/pictures${query}`, createMe('hotel_manager', testScopes.seoul));
const createFile = (name: string, size = 1_000): File => {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const dropFiles = (files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('button', { name: 'Upload pictures' }), { dataTransfer: { files } });
const getUploads = () => within(screen.getByRole('region', { name: 'Uploads' }));

it('pictures are shown with their state, use and missing alternative texts', async () => {
  replyPictures([
    createPicture({ fileName: 'terrace.jpg', useCount: 1 }),
    createPicture({ fileName: 'hall.jpg', state: 'failed', failureReason: 'unreadable', path: null }),
    createPicture({ fileName: 'bar.jpg', alt: { ...fullAlt, en: '', cn: '' } }),
  ]);
  await openPictures();
  const list = within(await screen.findByRole('list', { name: 'Pictures of the hotel' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent?.replace(/\u00a0/g, ' '))).toEqual([
    'terrace.jpgUsed in 1 place',
    'hall.jpg✕FailedNot used',
    'bar.jpgNot usedAlternative text missing: English, Chinese',
  ]);
});

it('a hotel without pictures says what to do next', async () => {
  replyPictures([]);
  await openPictures();
  expect(await screen.findByText('No pictures yet')).toBeTruthy();
});

it('a list that cannot be loaded can be requested again', async () => {
  getServer().setReply(listCall, createProblem('unavailable', 503));
  const { user } = await openPictures();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  replyPictures([createPicture()]);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'table.jpg' })).toBeTruthy();
});

it('staff without the right to a whole hotel see no pictures', async () => {
  await openConsole('/console/pictures', createMe('venue_manager', testScopes.grill));
  expect(await screen.findByText('There is no hotel whose pictures you may change')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pictures' })).toBeNull();
});

it('several files are uploaded one after another, each with its result', async () => {
  replyPictures([]);
  await openPictures();
  await screen.findByText('No pictures yet');
  let finish: (reply: Reply) => void = () => undefined;
  getServer().setReply(uploadCall, (body) =>
    (body as { fileName: string }).fileName === 'first.jpg'
      ? new Promise<Reply>((resolve) => {
          finish = resolve;
        })
      : createProblem('picture_heic', 415),
  );
  dropFiles([createFile('first.jpg'), createFile('second.heic'), createFile('huge.jpg', 41 * 1024 * 1024)]);
  const uploads = getUploads();
  const progress = await uploads.findByRole('progressbar', { name: 'Progress of first.jpg' });
  expect((progress as HTMLProgressElement).value).toBe(50);
  expect(uploads.getByText('Waiting')).toBeTruthy();
  expect(uploads.getByRole('alert').textContent).toContain('up to 40 MB');

  await waitFor(() => expect(getServer().listBodies(uploadCall)).toHaveLength(1));
  const picture = createPicture({ fileName: 'first.jpg', state: 'pending', path: null });
  replyPictures([picture]);
  finish(createSuccess({ picture, isNew: true }));
  expect(await uploads.findByText('Uploaded')).toBeTruthy();
  expect(await uploads.findByText(/HEIC photos cannot be read/)).toBeTruthy();
  expect(await screen.findByText('Being prepared')).toBeTruthy();
  expect(getServer().listBodies(uploadCall)).toEqual([
    { fileName: 'first.jpg', picture: 'first.jpg' },
    { fileName: 'second.heic', picture: 'second.heic' },
  ]);
});

it('a failed upload is tried again with the same key, and can be removed', async () => {
  replyPictures([]);
  const { user } = await openPictures();
  await screen.findByText('No pictures yet');
  getServer().setReply(uploadCall, createProblem('unavailable', 503));
  await user.upload(screen.getByLabelText('Upload pictures', { selector: 'input' }), createFile('first.jpg'));
  const uploads = getUploads();
  const retry = await uploads.findByRole('button', { name: 'Try again: first.jpg' });
  getServer().setReply(uploadCall, createSuccess({ picture: createPicture(), isNew: false }));
  await user.click(retry);
  expect(await uploads.findByText('The hotel already has this picture')).toBeTruthy();
  const [firstKey, secondKey] = getServer().listHeaders(uploadCall, 'idempotency-key');
  expect(secondKey).toBe(firstKey);
  await user.click(uploads.getByRole('button', { name: 'Clear finished' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();

  dropFiles([createFile('huge.jpg', 41 * 1024 * 1024)]);
  await user.click(getUploads().getByRole('button', { name: 'Remove huge.jpg from the list' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

it('focal point and alternative texts of a picture are saved', async () => {
  const picture = createPicture({ alt: { ...fullAlt, ja: '' } });
  replyPictures([picture]);
  replyPicture(picture, [{ kind: 'venue', code: 'GRILL', name: 'The Grill' }]);
  const { user } = await openPictures();
  await user.click(await screen.findByRole('button', { name: 'table.jpg' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Picture' }));
  expect(await panel.findByText('The Grill')).toBeTruthy();
  const japanese = panel.getByRole('textbox', { name: 'Japanese' });
  expect(japanese.getAttribute('lang')).toBe('ja');
  expect(panel.getAllByText('Missing')).toHaveLength(1);
  await user.type(japanese, '食卓');
  expect(panel.queryByText('Missing')).toBeNull();

  fireEvent.change(panel.getByRole('slider', { name: 'From the left' }), { target: { value: '20' } });
  fireEvent.change(panel.getByRole('slider', { name: 'From the top' }), { target: { value: '70' } });
  expect(panel.getByTestId('focal-point').style.left).toBe('20%');
  const crops = panel.getAllByRole('presentation').filter((image) => image.style.objectPosition !== '');
  expect(crops.map(({ style }) => style.objectPosition)).toEqual(Array(6).fill('20% 70%'));

  const saved = { ...picture, focus: { x: 20, y: 70 }, alt: fullAlt, version: 2 };
  getServer().setReply(saveCall, createSuccess({ picture: saved }));
  replyPicture(saved);
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The picture is saved.')).toBeTruthy();
  const { pictureId } = picture;
  expect(getServer().listBodies(saveCall)).toEqual([{ pictureId, version: 1, focus: { x: 20, y: 70 }, alt: fullAlt }]);
});

it('the focal point is where the pointer is pressed', async () => {
  const picture = createPicture();
  replyPictures([picture]);
  replyPicture(picture);
  await openPictures(`?item=${picture.pictureId}`);
  const surface = (await screen.findByTestId('focal-point')).parentElement ?? expect.fail('the marker has no surface');
  surface.getBoundingClientRect = () => ({ left: 100, top: 50, width: 300, height: 200 }) as DOMRect;
  // jsdom has no pointer events with a position.
  fireEvent(surface, new MouseEvent('pointerdown', { bubbles: true, buttons: 1, clientX: 190, clientY: 230 }));
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'From the left' }).value).toBe('30');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'From the top' }).value).toBe('90');
});

it('two versions are shown side by side if another person has saved the picture', async () => {
  const picture = createPicture();
  replyPictures([picture]);
  replyPicture(picture);
  const { user } = await openPictures(`?item=${picture.pictureId}`);
  const english = await screen.findByRole('textbox', { name: 'English' });
  await user.clear(english);
  await user.type(english, 'My table');
  const theirs = { ...picture, alt: { ...fullAlt, en: 'Their table' }, version: 2 };
  getServer().setReply(saveCall, createProblem('changed_meanwhile', 409, {}, { current: theirs }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: /changed this/i }));
  expect(dialog.getByText('My table')).toBeTruthy();
  expect(dialog.getByText('Their table')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /changed this/i })).toBeNull());
  expect(await screen.findByRole('textbox', { name: 'English' })).toHaveProperty('value', 'My table');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialogAgain = within(await screen.findByRole('dialog', { name: /changed this/i }));
  getServer().setReply(saveCall, createSuccess({ picture: { ...theirs, version: 3 } }));
  await user.click(dialogAgain.getByRole('button', { name: /mine|yours|my version/i }));
  await waitFor(() => expect(getServer().listBodies(saveCall)).toHaveLength(3));
  expect(getServer().listBodies(saveCall).at(-1)).toMatchObject({ version: 2, alt: { en: 'My table' } });
});

it('a picture is deleted after a question, and an alert says if the server refuses because it is in use', async () => {
  const picture = createPicture();
  replyPictures([picture]);
  replyPicture(picture);
  const { user, router } = await openPictures(`?item=${picture.pictureId}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'Delete the picture?' }));
  getServer().setReply(deleteCall, createProblem('picture_in_use', 409));
  await user.click(confirmDialog.getByRole('button', { name: 'Delete' }));
  const refusal = await screen.findByRole('alertdialog', { name: /This picture is in use/ });
  await user.click(within(refusal).getByRole('button'));

  getServer().setReply(deleteCall, createSuccess({ pictureId: picture.pictureId }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Delete the picture?' }));
  replyPictures([]);
  await user.click(again.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The picture is deleted.')).toBeTruthy();
  expect(router.state.location.search).toEqual({});
  expect(getServer().listBodies(deleteCall)).toEqual(
    Array.from({ length: 2 }, () => ({ pictureId: picture.pictureId, version: 1 })),
  );
});

it('the screen shows the pictures of the hotel in the URL, and of another one after it is chosen', async () => {
  replyPictures([]);
  const { user, router } = await openConsole('/console/pictures?hotel=H02', createMe('owner', testScopes.group));
  const hotelSelect = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Hotel' });
  expect(hotelSelect.value).toBe('H02');
  await waitFor(() => expect(getServer().listBodies(listCall)).toMatchObject([{ htlCode: 'H02' }]));
  await user.selectOptions(hotelSelect, 'H01');
  await waitFor(() => expect(router.state.location.search).toEqual({ hotel: 'H01' }));
});
