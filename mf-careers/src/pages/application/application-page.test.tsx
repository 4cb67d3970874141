import { renderPage } from '@site/kit/testing/render-page';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry as aspNetDeveloper } from '../../content/jobs/asp-net-developer';
import { Page } from './application-page';

/** The page as a visitor sees it who comes with this navigation state. */
async function pageWith(state: unknown) {
  const view = renderPage(
    <>
      <Link to={paths.careerForm} state={state}>
        choose
      </Link>
      <Link to="#application">jump inside the page</Link>
      <Page />
    </>,
    { at: paths.careerForm },
  );
  await view.user.click(view.getByRole('link', { name: 'choose' }));
  return view;
}

describe('the application page', () => {
  it('shows the details of the job that was passed', async () => {
    const { getByRole, getByText } = await pageWith({ job: aspNetDeveloper });
    expect(getByRole('heading', { level: 2, name: 'ASP.NET Developer' })).toBeDefined();
    for (const [label, value] of [
      ['Experience', '3 + Year'],
      ['Duration', 'NA'],
      ['Domain', 'IT'],
      ['Location', 'Indore'],
    ] as const) {
      expect(getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value);
    }
    expect(getByText('Entity Framework Core')).toBeDefined();
    for (const line of [...aspNetDeveloper.Requirements, ...aspNetDeveloper.Responsibilities]) {
      expect(getByText(line)).toBeDefined();
    }
    expect(getByRole('textbox', { name: 'Role' })).toHaveProperty('value', 'ASP.NET Developer');
  });

  it('offers a way back to the openings when no job was passed', () => {
    const { getByRole } = renderPage(<Page />, { at: paths.careerForm });
    expect(getByRole('heading', { level: 2, name: 'No opening chosen yet' })).toBeDefined();
    expect(getByRole('link', { name: 'See the openings' }).getAttribute('href')).toBe('/career');
    expect(getByRole('textbox', { name: 'Role' })).toHaveProperty('value', '');
  });

  it('takes a state that is no job for none', async () => {
    const { getByRole } = await pageWith({ job: { title: 'ASP.NET Developer', skill: 7 } });
    expect(getByRole('heading', { name: 'No opening chosen yet' })).toBeDefined();
  });

  it('keeps the job when the visitor jumps to another part of the page', async () => {
    const { getByRole, user } = await pageWith({ job: aspNetDeveloper });
    await user.click(getByRole('link', { name: 'jump inside the page' }));
    expect(getByRole('heading', { level: 2, name: 'ASP.NET Developer' })).toBeDefined();
  });

  it('says where the visitor is', () => {
    const { getByRole } = renderPage(<Page />, { at: paths.careerForm });
    const trail = within(getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/career']);
    expect(getByRole('heading', { level: 1, name: 'Job Application' })).toBeDefined();
  });
});
