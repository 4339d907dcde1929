import { ko } from '@dining/i18n/site/ko';
import { dinner, getDayAhead } from '../support/guest';
import { createFindExpression, type Engine, pressByName, waitUntil } from './engine';
import { expectPageWorks } from './pages';

const { common, guard, payment, product } = ko;
/** Returns the longest text between placeholders. */
const getLongestPart = (text: string) =>
  text.split(/\{\{\w+\}\}/).reduce((one, other) => (other.length > one.length ? other : one));

const noWindows = 'void (window.open = () => null)';

/**
 * Reserves a table for two as a guest, in Korean, up to the completion page. With `inApp` no window opens, and the
 * provider's page replaces ours.
 */
export async function reserve(
  engine: Engine,
  site: string,
  { days, inApp }: { days: number; inApp: boolean },
): Promise<void> {
  const { hotel, dinCode, prodCode } = dinner;
  const query = new URLSearchParams({
    hotelCode: hotel,
    dinCode,
    prodCode,
    resvType: 'table',
    resvDate: `${getDayAhead(days)} 18:00`,
    adultCount: '2',
    childCount: '0',
    lang: 'ko',
  });
  await engine.goTo(`${site}/reservation/prod/detail/${dinCode}/${prodCode}?${query.toString()}`);
  const more = `[...document.querySelectorAll('main li [role=group]')][0]?.querySelector('button:last-of-type')`;
  const chosen = `parseInt([...document.querySelectorAll('main li [role=group] output span')][0]?.textContent)`;
  await waitUntil(engine, product.menus.title, `${more} && !document.querySelector('.load-error')`);
  // Menus of an earlier, failed order are still chosen.
  for (const count of [1, 2]) {
    if ((await engine.evaluate<number>(chosen)) < count) await engine.press(more);
    await waitUntil(engine, `${count} of the menu`, `${chosen} >= ${count}`);
  }
  await expectPageWorks(engine, `${engine.name}, the product`);
  await pressByName(engine, 'button', common.buttons.reserve);
  // The values of an earlier order are still filled in.
  const fill = async (element: string, text: string) => {
    if ((await engine.evaluate<string>(`${element}.value`)) === '') await engine.type(element, text);
  };
  const createFieldExpression = (name: string) => createFindExpression('main input', getLongestPart(name));
  const question = createFindExpression('[role=dialog] button, [role=alertdialog] button', guard.asGuest);
  await waitUntil(engine, payment.title, `${question} ?? ${createFieldExpression(payment.booker.name)}`);
  // A visitor who continued as a guest before is not asked again.
  if (await engine.evaluate<boolean>(`${question} !== null`)) await engine.press(question);
  await waitUntil(engine, payment.title, createFieldExpression(payment.booker.name));
  await fill(createFieldExpression(payment.booker.name), '한바다');
  await fill(`document.querySelector('input[autocomplete=tel]')`, '010-4321-8765');
  await fill(createFieldExpression(payment.booker.email), `bada.${Date.now()}@example.test`);
  const agreed = createFindExpression('input[type=checkbox]', getLongestPart(payment.terms.finalAgree));
  if (!(await engine.evaluate<boolean>(`${agreed}.checked`))) await engine.press(`${agreed}.closest('label')`);
  await expectPageWorks(engine, `${engine.name}, the payment page`);
  if (inApp) await engine.evaluate(noWindows);
  await pressByName(engine, 'button', getLongestPart(payment.actions.pay));

  // The driver may also block new windows.
  if (!inApp) await engine.switchToNewestWindow();
  await waitUntil(engine, 'the provider’s page', `document.querySelector('#cardNo')`);
  await engine.press(`document.querySelector('button.pay')`);
  if (!inApp) await engine.switchToFirstWindow();
  await waitUntil(
    engine,
    'the completed page',
    `location.pathname.includes('/payment/complete/') && document.querySelector('h1')`,
  );
  await expectPageWorks(engine, `${engine.name}, the completed page`);
}
