import { type Html, html } from '../../html';
import type { Order } from '../ledger';
import { demoBanks, demoCards } from './demo-instruments';
import type { FieldError, FieldName, FormValues } from './form';
import { formatAmount, type WindowTexts } from './texts';

export const renderPage = (texts: WindowTexts, title: string, content: Html, script: Html | null = null): string =>
  html`<!doctype html>
<html lang="${texts.htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · DemoPay</title>
<link rel="stylesheet" href="/pay/window.css">
${script}
</head>
<body>
<header class="bar"><span class="brand">Demo<b>Pay</b></span><span class="badge">${texts.demo}</span></header>
${content}
</body>
</html>`.text;

export const renderPaymentPage = (
  texts: WindowTexts,
  order: Order,
  values: FormValues,
  errors: readonly FieldError[],
): string => {
  const isCard = order.method === 'card';
  const title = isCard ? texts.cardTitle : texts.bankTitle;
  const fields = isCard ? renderCardFields(texts, values, errors) : renderBankFields(texts, values, errors);
  return renderPage(
    texts,
    title,
    html`<main class="window">
<h1>${title}</h1>
<p class="note">${texts.demoNote}</p>
${renderSummary(texts, order)}
<form method="post" class="form" novalidate autocomplete="off">
${errors.length > 0 && html`<p class="alert" role="alert">${texts.checkInput}</p>`}
${fields}
<div class="buttons">
<button class="pay" name="action" value="pay">${texts.pay(formatAmount(texts, order.amount))}</button>
<button class="cancel" name="action" value="cancel">${texts.cancel}</button>
</div>
</form>
${isCard ? renderCardHelp(texts, values) : renderBankHelp(texts)}
</main>`,
  );
};

const renderSummary = (texts: WindowTexts, order: Order): Html => html`<section class="summary" aria-labelledby="order">
<h2 id="order">${texts.order}</h2>
<dl>
<div><dt>${texts.goods}</dt><dd>${order.goodsName}</dd></div>
<div><dt>${texts.orderNo}</dt><dd class="code">${order.shopOrderNo}</dd></div>
<div class="amount"><dt>${texts.amount}</dt><dd>${formatAmount(texts, order.amount)}</dd></div>
</dl>
</section>`;

/** Renders a labelled text field with its error. The first invalid field of the form gets the focus. */
const renderField = (
  texts: WindowTexts,
  errors: readonly FieldError[],
  { name, label, value, isNumeric = false }: { name: FieldName; label: string; value: string; isNumeric?: boolean },
): Html => {
  const error = errors.find(({ field }) => field === name);
  const invalidAttributes =
    error && html` aria-invalid="true" aria-describedby="${name}-error"${errors[0] === error && html` autofocus`}`;
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" maxlength="40" required autocomplete="off"${isNumeric && html` inputmode="numeric"`}${invalidAttributes ?? null}>
${error ? html`<p class="error" id="${name}-error">${texts[error.text]}</p>` : null}
</div>`;
};

const renderCardFields = (texts: WindowTexts, values: FormValues, errors: readonly FieldError[]): Html => html`
${renderField(texts, errors, { name: 'cardNo', label: texts.cardNo, value: values.cardNo, isNumeric: true })}
${renderField(texts, errors, { name: 'holder', label: texts.holder, value: values.holder })}
${renderField(texts, errors, { name: 'expiry', label: texts.expiry, value: values.expiry })}`;

const renderBankFields = (texts: WindowTexts, values: FormValues, errors: readonly FieldError[]): Html => {
  const error = errors.find(({ field }) => field === 'bank');
  const choices = demoBanks.map(
    (bank) =>
      html`<label class="bank"><input type="radio" name="bank" value="${bank.code}" required${bank.code === values.bank && html` checked`}> <span>${bank.name[getLangFlag(texts)]}</span></label>`,
  );
  return html`<fieldset${error ? html` aria-describedby="bank-error"` : null}>
<legend>${texts.bank}</legend>
<div class="banks">${choices}</div>
${error ? html`<p class="error" id="bank-error">${texts[error.text]}</p>` : null}
</fieldset>
${renderField(texts, errors, { name: 'holder', label: texts.accountHolder, value: values.holder })}`;
};

const langFlags = { ko: 'KOR', en: 'ENG', ja: 'JPN', 'zh-Hans': 'CHN' } as const;
const getLangFlag = (texts: WindowTexts) => langFlags[texts.htmlLang];

const renderCardHelp = (texts: WindowTexts, values: FormValues): Html => {
  const rows = demoCards.map((card, index) => {
    const isSelected = card.number === values.cardNo;
    return html`<li><a href="?card=${index + 1}"${isSelected && html` aria-current="true"`}><span class="code">${card.number}</span>
<span class="outcome">${card.outcome[getLangFlag(texts)]}</span><span class="use">${isSelected ? texts.inUse : texts.use}</span></a></li>`;
  });
  return html`<section class="help" aria-labelledby="demo-cards"><h2 id="demo-cards">${texts.demoCards}</h2><ul>${rows}</ul></section>`;
};

const renderBankHelp = (texts: WindowTexts): Html => {
  const banksWithoutFunds = demoBanks.filter((bank) => bank.instrument.atApproval === 'decline');
  return html`<section class="help"><p>${texts.demoBanks}</p>${banksWithoutFunds.map((bank) => html`<p>${texts.insufficientFunds(bank.name[getLangFlag(texts)])}</p>`)}</section>`;
};

/**
 * Renders the page that posts the window's result to the shop: by script, as KICC does, or by a button in browsers
 * without scripts.
 */
export const renderReturnPage = (
  texts: WindowTexts,
  returnUrl: string,
  form: Readonly<Record<string, string>>,
): string =>
  renderPage(
    texts,
    texts.redirecting,
    html`<main class="plain"><h1>${texts.redirecting}</h1>
<form method="post" action="${returnUrl}">
${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="pay">${texts.continue}</button>
</form></main>`,
    html`<script src="/pay/return.js" defer></script>`,
  );

export const renderClosedPage = (texts: WindowTexts): string =>
  renderPage(texts, texts.closed, html`<main class="plain"><h1>${texts.closed}</h1><p>${texts.closedNote}</p></main>`);
