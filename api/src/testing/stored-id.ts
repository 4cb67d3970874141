import type { Receipt } from '../enquiries/enquiry/enquiry-store';

/** The ID of a submission that must have been stored. */
export async function storedId(adding: Promise<Receipt>): Promise<string> {
  const receipt = await adding;
  if (receipt.kind === 'stored') return receipt.id;
  throw new Error(`A submission was not stored: ${receipt.kind}.`);
}
