import type { Page } from 'playwright/test';
import { blocks, canvas, desk, drawer, ownBlocks, path, said } from '../editor';
import { goTo, lift, overwrite, press, reach, use } from '../keyboard';
import { expect } from '../test';

/** Finds something in the palette and has Enter insert it behind what is selected. */
export async function insert(page: Page, name: string): Promise<void> {
  const before = await blocks(page).count();
  await goTo(desk(page));
  await press(page, '/');
  await overwrite(page, name);
  await press(page, 'Enter');
  await expect.poll(() => blocks(page).count()).toBeGreaterThan(before);
  await goTo(desk(page));
}

/** Goes up or down the page until a block is selected, the innermost of its path. */
export async function select(page: Page, name: string, key: string): Promise<void> {
  const innermost = path(page).getByRole('button').last();
  await reach(desk(page), 'F6');
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press(key);
    if ((await innermost.textContent()) === name) return;
  }
  await expect(innermost).toHaveText(name);
}

export async function insertBlocks(page: Page): Promise<void> {
  await goTo(desk(page));
  await press(page, 'ArrowDown');
  await expect(path(page)).toContainText('Text');
  await insert(page, 'banner');
  await insert(page, 'three features');
  await expect(ownBlocks(page)).toHaveCount(4);
  await expect(ownBlocks(page).nth(2)).toContainText('Easy returns');
}

export async function dragBlocks(page: Page): Promise<void> {
  await select(page, 'Banner', 'ArrowUp');
  await reach(page.getByRole('button', { name: /^Drag/ }));
  await lift(page);
  await press(page, 'ArrowDown');
  await expect(said(page)).toContainText('column 1 of 3');
  await press(page, 'Escape');
  await expect(said(page)).toContainText('back where it was');
  await lift(page);
  await press(page, 'ArrowUp');
  await expect(said(page)).toHaveText('before Text');
  await press(page, 'Space');
  await expect(said(page)).toContainText('Banner dropped before Text');
  await expect(ownBlocks(page).first()).toContainText('The new season is here');

  await goTo(desk(page));
  await press(page, '/');
  await overwrite(page, 'divider');
  await press(page, 'ArrowDown');
  const item = drawer(page).getByRole('button', { name: /^Divider/ });
  await lift(page);
  await press(page, 'Space');
  await expect(said(page)).toContainText('Divider dropped before Text');
  await expect(item).toBeFocused();
  await press(page, 'ControlOrMeta+z');
  await expect(ownBlocks(page)).toHaveCount(4);
  await lift(page);
  await press(page, 'ArrowUp');
  await expect(said(page)).toHaveText('before Banner');
  await expect(item).toBeFocused();
  await press(page, 'Space');
  await expect(ownBlocks(page)).toHaveCount(5);
  await expect(ownBlocks(page).first().locator('hr')).toBeVisible();
}

export async function useOutline(page: Page): Promise<void> {
  const tree = page.getByRole('tree', { name: 'Outline' });
  await goTo(drawer(page));
  await use(drawer(page).getByRole('button', { name: 'Outline', exact: true }));
  await reach(tree.locator('[role="treeitem"][tabindex="0"]'));
  await press(page, 'Home', 'F2');
  await overwrite(page, 'Fine line');
  await press(page, 'Enter');
  const named = tree.getByRole('treeitem', { name: /^Fine line/ });
  await expect(named).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
  await expect(tree.getByRole('treeitem', { name: /^Banner/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.type('fine');
  await expect(named).toBeFocused();
  await lift(page);
  await press(page, 'ArrowDown', 'Space');
  await expect(ownBlocks(page).nth(1).locator('hr')).toBeVisible();
  await expect(named).toBeFocused();
  await use(drawer(page).getByRole('button', { name: 'Add', exact: true }), 'Shift+Tab');
}

export async function copyAndPaste(page: Page): Promise<void> {
  const words = canvas(page).getByText('What came second');
  await goTo(desk(page));
  await press(page, 'Escape', 'Escape');
  await select(page, 'Text', 'ArrowUp');
  await press(page, 'ControlOrMeta+d');
  await expect(words).toHaveCount(2);
  await press(page, 'Delete');
  await expect(words).toHaveCount(1);
  await press(page, 'ArrowUp', 'ControlOrMeta+c', 'ControlOrMeta+v', 'ControlOrMeta+v');
  await expect(words).toHaveCount(3);
  await press(page, 'ControlOrMeta+x');
  await expect(words).toHaveCount(2);
  await press(page, 'ControlOrMeta+z');
  await expect(words).toHaveCount(3);
  await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z');
  await expect(words).toHaveCount(1);
  await press(page, 'ControlOrMeta+Shift+z');
  await expect(words).toHaveCount(2);
}

export async function wrapAndMove(page: Page): Promise<void> {
  await press(page, 'ControlOrMeta+g');
  await expect(path(page)).toHaveText(/Box$/);
  const boxAt = () =>
    ownBlocks(page).evaluateAll((all) =>
      all.findIndex(
        ({ children, textContent }) => children.length > 0 && textContent === 'What came second',
      ),
    );
  const place = await boxAt();
  await press(page, 'ArrowDown', 'Alt+ArrowLeft');
  await expect(path(page)).not.toContainText('Box');
  await press(page, 'Alt+ArrowRight');
  await expect(path(page)).toHaveText(/Box\s*Text$/);
  await press(page, 'Escape', 'Alt+ArrowUp');
  await expect.poll(boxAt).toBe(place - 1);
  await press(page, 'Alt+ArrowDown');
  await expect.poll(boxAt).toBe(place);
  // Back to before the wrapping, and to before what was pasted.
  for (let count = 0; count < 5; count += 1) await press(page, 'ControlOrMeta+z');
  await expect.poll(boxAt).toBe(-1);
  await press(page, 'ControlOrMeta+z');
  await expect(canvas(page).getByText('What came second')).toHaveCount(1);
}

export async function saveComponent(page: Page): Promise<void> {
  await select(page, 'Banner', 'ArrowUp');
  await use(page.getByRole('toolbar').getByRole('button', { name: 'More' }));
  const item = page.getByRole('menuitem', { name: 'Save as component' });
  await use(item, 'ArrowDown');
  const dialog = page.getByRole('dialog', { name: 'Save as component' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Our banner');
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await insert(page, 'our banner');
  await expect(canvas(page).getByText('Autumn by keys')).toHaveCount(2);
}
