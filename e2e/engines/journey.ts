import { ko } from '@dining/i18n/site/ko';
import { dinner, getDayAhead } from '../support/guest';
import { createFindExpression, type Engine, pressByName, waitUntil } from './engine';
import { expectPageWorks } from './pages';

const { common, guard, payment, product } = ko;
/** Returns the longest text between placeholders. */
const getLongestPart = (text: string) =>
  text.split(/\{\{\w+\}\}/).reduce((longestPart, part) => (part.length > longestPart.length ? part : longestPart));

const blockWindowsScript = 'void (window.open = () => null)';

/**
 * Reserves a table for two as a guest, in Korean, up to the completion page. If `blocksWindows` is true, no window
 * opens, as in the browsers of some apps, and the provider's page replaces ours.
 */
export async function reserve(
  engine: Engine,
  site: string,
  { daysAhead, blocksWindows }: { daysAhead: number; blocksWindows: boolean },
): Promise<void> {
  const { hotel, dinCode, prodCode } = dinner;
  const query = new URLSearchParams({
    hotelCode: hotel,
    dinCode,
    prodCode,
    resvType: 'table',
    resvDate: `${getDayAhead(daysAhead)} 18:00`,
    adultCount: '2',
    childCount: '0',
    lang: 'ko',
  });
  await engine.goTo(`${site}/reservation/prod/detail/${dinCode}/${prodCode}?${query.toString()}`);
  const addButton = `[...document.querySelectorAll('main li [role=group]')][0]?.querySelector('button:last-of-type')`;
  const chosenCount = `parseInt([...document.querySelectorAll('main li [role=group] output span')][0]?.textContent)`;
  await waitUntil(engine, product.menus.title, `${addButton} && !document.querySelector('.load-error')`);
  // Menus that an earlier, failed try chose are still chosen.
  for (const count of [1, 2]) {
    if ((await engine.evaluate<number>(chosenCount)) < count) await engine.press(addButton);
    await waitUntil(engine, `${count} of the menu`, `${chosenCount} >= ${count}`);
  }
  await expectPageWorks(engine, `${engine.name}, the product`);
  await pressByName(engine, 'button', common.buttons.reserve);
  // The values of an earlier order may still be filled in.
  const fillIfEmpty = async (element: string, text: string) => {
    if ((await engine.evaluate<string>(`${element}.value`)) === '') await engine.type(element, text);
  };
  const createFieldExpression = (name: string) => createFindExpression('main input', getLongestPart(name));
  const guestButton = createFindExpression('[role=dialog] button, [role=alertdialog] button', guard.asGuest);
  await waitUntil(engine, payment.title, `${guestButton} ?? ${createFieldExpression(payment.booker.name)}`);
  // A visitor who continued as a guest before is not asked again.
  if (await engine.evaluate<boolean>(`${guestButton} !== null`)) await engine.press(guestButton);
  await waitUntil(engine, payment.title, createFieldExpression(payment.booker.name));
  await fillIfEmpty(createFieldExpression(payment.booker.name), '한바다');
  await fillIfEmpty(`document.querySelector('input[autocomplete=tel]')`, '010-4321-8765');
  await fillIfEmpty(createFieldExpression(payment.booker.email), `bada.${Date.now()}@example.test`);
  const consentBox = createFindExpression('input[type=checkbox]', getLongestPart(payment.terms.finalAgree));
  if (!(await engine.evaluate<boolean>(`${consentBox}.checked`))) await engine.press(`${consentBox}.closest('label')`);
  await expectPageWorks(engine, `${engine.name}, the payment page`);
  if (blocksWindows) await engine.evaluate(blockWindowsScript);
  await pressByName(engine, 'button', getLongestPart(payment.actions.pay));

  // The driver may also block new windows.
  if (!blocksWindows) await engine.switchToNewestWindow();
  await waitUntil(engine, 'the provider’s page', `document.querySelector('#cardNo')`);
  await engine.press(`document.querySelector('button.pay')`);
  if (!blocksWindows) await engine.switchToFirstWindow();
  await waitUntil(
    engine,
    'the completion page',
    `location.pathname.includes('/payment/complete/') && document.querySelector('h1')`,
  );
  await expectPageWorks(engine, `${engine.name}, the completion page`);
}
