"""Saltsea: one box with two games of gold and salt water, Corto and A Tale of Pirates."""
