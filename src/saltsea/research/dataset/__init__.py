"""Games as data: every decision with what each seat knew, in Parquet files with a data card."""
