import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedRoot } from './hydrated-root';

const Text = ({ text }: { text: string }) => <p id="text">{text}</p>;

let container: HTMLElement;

beforeEach(() => {
  // React works on its own, as in a visitor's browser, and reports every failed hydration here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.spyOn(console, 'error');
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p id="text">sent</p>';
});

afterEach(() => container.remove());

test('an update during hydration waits, and keeps the elements', async () => {
  const element = document.getElementById('text');
  const root = new HydratedRoot(container, <Text text="sent" />, '');
  root.render(<Text text="first" />);
  root.render(<Text text="second" />);
  await vi.waitFor(() => expect(container.textContent).toBe('second'), { timeout: 15_000 });
  expect(document.getElementById('text')).toBe(element);
  root.render(<Text text="third" />);
  await vi.waitFor(() => expect(container.textContent).toBe('third'), { timeout: 15_000 });
  root.unmount();
  expect(container.textContent).toBe('');
  expect(console.error).not.toHaveBeenCalled();
});

test('a root that is unmounted during hydration reports no failure', () => {
  new HydratedRoot(container, <Text text="sent" />, '').unmount();
  expect(container.textContent).toBe('');
  expect(console.error).not.toHaveBeenCalled();
});

test('HTML that differs is rendered again, and reported', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  new HydratedRoot(container, <Text text="rendered" />, '');
  await vi.waitFor(() => expect(container.textContent).toBe('rendered'), { timeout: 15_000 });
  expect(console.error).toHaveBeenCalledOnce();
});

test('what was typed in HTML that differs is kept, and the focus with it', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  container.innerHTML = '<form><p>translated</p><input name="city"></form>';
  const sent = container.querySelector('input');
  sent?.focus();
  new HydratedRoot(
    container,
    <form>
      <p>sent</p>
      <input name="city" />
    </form>,
    '',
  );
  if (sent) sent.value = 'Indore';
  await vi.waitFor(() => expect(container.textContent).toBe('sent'), { timeout: 15_000 });
  const rendered = container.querySelector('input');
  expect(rendered).not.toBe(sent);
  await vi.waitFor(() => expect(rendered?.value).toBe('Indore'), { timeout: 15_000 });
  expect(document.activeElement).toBe(rendered);
});
