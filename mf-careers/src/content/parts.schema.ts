import * as v from 'valibot';
import { iconNames } from './icons';

export const iconSchema = v.picklist(iconNames, 'must be one of the names in content/icons');
