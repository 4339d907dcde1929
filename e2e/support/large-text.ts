import type { Page } from '@playwright/test';

/** Runs in the page before its scripts: doubles the root font size and all sizes relative to it. */
export const doubleTextSize = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { font-size: 200% !important; }');
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Waits until the page is shown in the site's fonts; sections below the first screen use them after the first scroll.
 */
export const waitForSiteFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });

/**
 * Lists the visible texts that are outside the window or cut off, and the page if it is wider than the window.
 * Exceptions are scrollable elements, such as a row of cards, texts that are clamped to a number of lines, and
 * separators that are clipped at the beginning of a line.
 */
export const listOverflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const overflows = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = textNodes.nextNode(); node !== null; node = textNodes.nextNode()) {
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
      if (!isShown || parent.closest('option, [inert], .sr-only, [data-clipped], [class*="line-clamp"]') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      let ancestor: Element | null = width === 0 ? null : parent;
      while (ancestor !== null) {
        const { overflowX, position } = getComputedStyle(ancestor);
        const box = ancestor.getBoundingClientRect();
        // Visible only to screen readers.
        if (box.width <= 1) break;
        const isScrollable = ancestor.matches('[class*="touch-pan-y"]') || ['auto', 'scroll'].includes(overflowX);
        // A dialog may scroll vertically but not horizontally.
        if (isScrollable && !(ancestor.hasAttribute('data-scroller') && ancestor.scrollWidth > ancestor.clientWidth))
          break;
        if (overflowX !== 'visible' && (right > box.right + 1 || left < box.left - 1)) {
          overflows.push(`“${node.textContent?.trim().slice(0, 40)}”`);
          break;
        }
        ancestor = position === 'fixed' ? null : ancestor.parentElement;
      }
      if (ancestor === null && width > 0 && (right > clientWidth + 1 || left < -1))
        overflows.push(`“${node.textContent?.trim().slice(0, 40)}”`);
    }
    return overflows;
  });
